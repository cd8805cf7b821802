print("review")
