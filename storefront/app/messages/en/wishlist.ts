export const failed = "Your wishlist could not be changed. Please try again.";
export const full = "Your wishlist is full. Take something off it first.";
export const notLoaded = "Your wishlist did not load. Please try again.";
export const sectionNotLoaded = "Your wishlist did not load";
export const sectionNotLoadedText = "It is safe with us. Please try again in a moment.";
export const empty = "Your wishlist is empty.";
export const emptyText = "Tap the heart icon on an item you like, and it waits for you here.";
