import type { Obstacle } from "./this-device";

/** What this device does in stories. */
interface Device {
  /** Whether the browser can show notifications. */
  readonly isPossible: boolean;
  readonly isTold: boolean;
  /** What is in the way of turning alerts on; "failed" if the service does not respond. */
  readonly obstacle: Obstacle | "failed" | null;
}

const off: Device = { isPossible: true, isTold: false, obstacle: null };

let device = off;

/** Sets what the device does next, starting from one that can be told but is not. */
export function respondWithDevice(given: Partial<Device> = {}): void {
  device = { ...off, ...given };
}

export const mayTellThisDevice = () => device.isPossible;

export const isThisDeviceTold = () => Promise.resolve(device.isTold);

export const tellThisDevice = (): Promise<Obstacle | null> =>
  device.obstacle === "failed"
    ? Promise.reject(new Error("The service does not respond in this story."))
    : Promise.resolve(device.obstacle);

export const forgetThisDevice = () => Promise.resolve();
