extension View {
  /// Says what VoiceOver reads for the view, in place of what is drawn (rule H4).
  public func accessibilityLabel(_ label: Text) -> some View { accessibility(.label(label)) }

  /// Says what VoiceOver reads for the view, in place of what is drawn (rule H4).
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what VoiceOver reads for the view, in place of what is drawn (rule H4).
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says which state VoiceOver reads for the view.
  public func accessibilityValue(_ value: Text) -> some View { accessibility(.value(value)) }

  /// Says which state VoiceOver reads for the view.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Says which state VoiceOver reads for the view.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    accessibilityValue(Text(value))
  }

  /// Tells VoiceOver more about what the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(.addTraits(traits))
  }

  /// Takes back what VoiceOver was told about what the view is.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(.removeTraits(traits))
  }

  /// Has VoiceOver pass over the view.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility(.hidden(hidden))
  }

  /// Makes one element of the view for VoiceOver.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibility(.element(children))
  }

  private func accessibility(_ change: Accessibility) -> some View {
    modifier(MarkingModifier(modification: .accessibility(change)))
  }
}
