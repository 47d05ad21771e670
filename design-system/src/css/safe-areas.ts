/** Padding that keeps content off the notch of a phone on its side. Bars at the bottom of the window add their own. */
export const besideSafeAreas = "0 env(safe-area-inset-right) 0 env(safe-area-inset-left)";
