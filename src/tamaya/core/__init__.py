"""The game itself: rules, referee, knowledge and views. Standard library only."""
