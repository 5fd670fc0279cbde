"""The pages that every game has. A game says only their texts and fields."""
