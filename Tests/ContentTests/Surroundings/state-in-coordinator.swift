struct SearchBar {}

// snippet 1
