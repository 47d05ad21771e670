export const title = "Saved searches";
export const save = "Save search";
export const saving = "Saving...";
export const saved = "Search saved";
/** Read aloud after it: what the button does then. */
export const orRemove = "(remove)";
export const removing = "Removing...";
/** Null: whether alerts are on is unknown, or the shop does not send them. */
export const addedWith = (hasAlerts: boolean | null) => {
  if (hasAlerts === null) return "Search saved. Find it in your account.";
  return hasAlerts
    ? "Search saved. New matches come by email."
    : "Search saved. To get new matches by email, turn on alerts in your account.";
};
export const removed = "Search removed.";
export const failed = "Your saved searches could not be changed. Please try again.";
export const full = "You have 20 saved searches. Remove one in your account first.";
export const notLoaded = "Your saved searches did not load";
export const notLoadedText = "They are safe with us. Please try again in a moment.";
export const empty = "You have no saved searches.";
export const emptyText = "Choose “Save search” above any list of items. Its filters are saved, too.";
export const list = "Your searches";
export const remove = "Remove";
export const removeNamed = (name: string) => `Remove ${name}`;
export const alerts = "Alerts by email";
export const wantAlerts = "Email me what’s new";
export const alertsText =
  "Price drops, last ones and what is back on your wishlist, and new matches of your saved searches. You choose how soon for each. You can stop them from any email.";
export const frequencies = {
  AT_ONCE: "At once",
  DAILY: "Daily",
  WEEKLY: "Weekly",
  OFF: "Never",
} as const;
export const tellMe = "Tell me";
export const tellMeOf = (name: string) => `Tell me of ${name}`;
export const frequencySaved = "Saved.";
export const wishlistHint = "Turn on alerts to hear when a price drops, or when an item is back.";
export const wishlistHintLink = "Alerts in your account";
export const quietHours = "Quiet hours";
export const quietHoursText = "No message comes in these hours. What you want daily comes when they end.";
export const quietFrom = "From";
export const quietUntil = "To";
export const timeZone = "Time zone";
export const saveQuietHours = "Save quiet hours";
export const quietHoursSaved = "Your quiet hours are saved.";
export const toldAtOnce = "Search saved. We email you as soon as something like this comes.";
export const alertsOn = "Alerts are on.";
export const alertsOff = "Alerts are off.";
export const alertsFailed = "Your choice was not saved. Please try again.";
export const toAccount = "Saved searches in your account";
