import { type Html, html } from "@circlet/service-kit/email/html";
import type { FulfillmentStatus } from "../order.ts";

const steps = ["Confirmed", "In transit", "Out for delivery", "Delivered"] as const;

const news: Readonly<Record<FulfillmentStatus, readonly [done: number, text: string]>> = {
  CONFIRMED: [1, "Your package is being prepared."],
  LABEL_PURCHASED: [1, "Your package is being prepared."],
  LABEL_PRINTED: [1, "Your package is being prepared."],
  READY_FOR_PICKUP: [1, "Your package is waiting for the carrier."],
  PICKED_UP: [2, "The carrier has your package."],
  CARRIER_PICKED_UP: [2, "The carrier has your package."],
  IN_TRANSIT: [2, "Your package is on its way."],
  DELAYED: [2, "Your package is running late. It is still on its way."],
  OUT_FOR_DELIVERY: [3, "Your package is out for delivery and should arrive today."],
  ATTEMPTED_DELIVERY: [
    3,
    "Nobody was there to take your package. Delivery is tried again on the next business day.",
  ],
  DELIVERED: [4, "Your package has been delivered."],
  FAILURE: [3, "Your package could not be delivered and goes back to the shop. Please write to its support."],
};

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Where a package is, in a sentence. */
export function parcelNews(status: FulfillmentStatus): string {
  return news[status][1];
}

/** The steps of a package's way, with the day of the last one. */
export function parcelSteps(parcel: {
  readonly status: FulfillmentStatus;
  readonly updatedAt: string;
}): Html {
  const [done] = news[parcel.status];
  return html`<ol class="steps">
    ${steps.map(
      (step, index) =>
        html`<li class="${index < done && "done"}" ${index === done - 1 && html` aria-current="step"`}>
          ${step}${index === done - 1 && html` <span class="hint">${day.format(new Date(parcel.updatedAt))}</span>`}
        </li>`,
    )}
  </ol>`;
}
