export const question = "May analytics and ad partners see your visits?";
export const optOut = "Do not sell or share my personal information";
export const optOutText =
  "Clear the box to let our analytics and advertising partners see which pages and items you look at, and what goes into your bag.";
export const declinedByBrowser =
  "Your browser sends the Global Privacy Control signal. We honor it: nothing is sent, whatever you chose here.";
export const saved = "Your choice is saved for this browser.";
export const needsScript =
  "Without JavaScript, nothing is sent to these partners, so there is nothing to choose.";
