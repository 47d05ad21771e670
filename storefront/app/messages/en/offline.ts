export const offline = "You’re offline.";
export const savedAt = (time: string) =>
  `You’re offline. This page is from ${time}: prices and stock may have changed.`;
