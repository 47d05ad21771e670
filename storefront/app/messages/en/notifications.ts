/** Texts of the service worker. What is new comes with the message. */
export const stop = "Stop these alerts";
export const chooseStop = "Choose what to stop";
export const stopped = "You get no more of these alerts";
export const stoppedText = "You can turn them on again in your account.";
export const notStopped = "The alerts were not stopped";
export const notStoppedText = "Open this to try again.";
export const ended = "Alerts on this device have ended";
export const endedText = "Your browser ended them. Open your account to turn them on again.";
export const unreadable = "Something new for you";
export const unreadableText = "Open your saved searches to see it.";
