export const title = "Alerts on this device";
export const text =
  "What is new also comes here as a notification, even while the shop is closed. Quiet hours hold here, too.";
export const turnOn = "Tell me on this device";
export const isOn = "Alerts come to this device.";
export const turnOff = "Turn off on this device";
export const problems = {
  blocked:
    "Your browser blocks notifications from this shop. Allow them in the browser’s settings of this site, then try again.",
  notAllowed: "Notifications are not allowed yet. Try again, and allow them when the browser asks.",
  unavailable:
    "This browser offers no notifications here. If this is a private window, try it in another one.",
  failed: "Your choice was not saved. Please try again.",
} as const;
