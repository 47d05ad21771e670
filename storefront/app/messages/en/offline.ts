export const offline = "You’re offline.";
export const savedAt = (time: string) =>
  `You’re offline. This page is from ${time}. Prices and stock may have changed.`;
