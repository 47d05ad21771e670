import { resultOrNull } from "./result-or-null";

/** To the shop's other tabs. */
export const openChannel = (name: string): BroadcastChannel | null =>
  resultOrNull(() => new BroadcastChannel(name));
