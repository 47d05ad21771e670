export const title = "Your privacy";
export const declinedByBrowser = "Your browser asks us not to count your visits, and we keep to it.";
export const more = "How we use data";
export const close = "Close";
