import {
  Extensions_AddPushDeviceDocument,
  Extensions_PushAlertsDocument,
  Extensions_RemovePushDeviceDocument,
} from "@circlet/graphql/generated/extensions";
import { resultOrNull } from "~/browser/result-or-null";
import { serviceWorkers } from "~/browser/service-workers";
import { buildId } from "~/http/build-id";
import type { PublicSettings } from "~/settings/public-settings";
import { customerCommerce } from "~/shopper/session/customer-commerce";

/** Why this device cannot get alerts: the browser blocks them, the shopper has not allowed them, or it offers none. */
export type Obstacle = "blocked" | "notAllowed" | "unavailable";

/** Milliseconds that a service worker may take to start, and the service to forget a device at sign-out. */
const patience = 5_000;

/** Whether this browser may be able to show notifications while the shop is closed. */
export function mayTellThisDevice({ offlinePages, extensionsApiUrl }: PublicSettings): boolean {
  const isPossible = "PushManager" in window && "Notification" in window && serviceWorkers() !== null;
  // Without a build there is no service worker, as in development.
  return isPossible && offlinePages && extensionsApiUrl !== null && buildId !== "";
}

/** Whether alerts come here. Null if the shop sends none. Rejects with a `ServiceFailure`. */
export async function isThisDeviceTold(settings: PublicSettings): Promise<boolean | null> {
  return (await readAlerts(settings, await subscriptionHere()))?.isOn ?? null;
}

async function readAlerts(settings: PublicSettings, subscription: PushSubscription | null) {
  const endpoint = subscription?.endpoint ?? null;
  return (await customerCommerce(settings).query(Extensions_PushAlertsDocument, { endpoint })).getPushAlerts;
}

/**
 * Asks for the permission, subscribes and tells the service. Call it at once after a tap: browsers ask only then. Returns
 * what is in the way, or null. Rejects if the service does not respond; then the device stays off.
 */
export async function tellThisDevice(settings: PublicSettings): Promise<Obstacle | null> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "notAllowed";
  const alerts = await readAlerts(settings, null);
  const subscription = alerts && (await subscribe(alerts.publicKey));
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!subscription || !endpoint) return "unavailable";
  try {
    const device = { endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
    const { addPushDevice } = await customerCommerce(settings).mutate(Extensions_AddPushDeviceDocument, {
      device,
    });
    if (!addPushDevice) throw new Error("The service did not add the device.");
    return null;
  } catch (error) {
    await subscription.unsubscribe().catch(console.error);
    throw error;
  }
}

/** An earlier subscription may have another key, so it is replaced. Null if the browser has no push service here. */
async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  try {
    const registration = await Promise.race([serviceWorkers()?.ready, pause()]);
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    return (await registration?.pushManager.subscribe(options)) ?? null;
  } catch (error) {
    console.error(error);
    return null;
  }
}

/**
 * Ends alerts here: at sign-out, when alerts are turned off, and on request. The browser unsubscribes first, so that nothing
 * comes even if the service does not respond. Never rejects, and takes a few seconds at most.
 */
export async function forgetThisDevice(settings: PublicSettings): Promise<void> {
  try {
    const subscription = await subscriptionHere();
    if (!subscription) return;
    await subscription.unsubscribe();
    const { endpoint } = subscription;
    await Promise.race([
      customerCommerce(settings).mutate(Extensions_RemovePushDeviceDocument, { endpoint }),
      pause(),
    ]);
  } catch (error) {
    console.error(error);
  }
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await serviceWorkers()?.getRegistration();
  return resultOrNull(() => registration?.pushManager.getSubscription()) ?? null;
}

function pause(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), patience);
  });
}
