struct Order: Identifiable { let id: String }

// snippet 1
