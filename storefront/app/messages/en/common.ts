export const tryAgain = "Try again";
export const shopAllItems = "Shop all items";
export const goHome = "Go to the home page";
export const reloadPage = "Reload the page";
export const loading = "Loading...";
export const failed = "That did not work. Please try again.";
export const home = "Home";
export const recentlyViewed = "Recently viewed";
