import { type Html, html } from "@circlet/email/html";
import type { FulfillmentStatus } from "../order.ts";

const steps = ["Confirmed", "In transit", "Out for delivery", "Delivered"] as const;

/** For each status, the number of completed steps and the text to show. */
const news: Readonly<Record<FulfillmentStatus, readonly [done: number, text: string]>> = {
  CONFIRMED: [1, "The shop is getting your parcel ready."],
  LABEL_PURCHASED: [1, "The shop is getting your parcel ready."],
  LABEL_PRINTED: [1, "The shop is getting your parcel ready."],
  READY_FOR_PICKUP: [1, "Your parcel is ready to be picked up by us."],
  PICKED_UP: [2, "Your parcel is with us."],
  CARRIER_PICKED_UP: [2, "Your parcel is with us."],
  IN_TRANSIT: [2, "Your parcel is on its way."],
  DELAYED: [2, "Your parcel is running late. We’re sorry, and it is still on its way."],
  OUT_FOR_DELIVERY: [3, "Your parcel is on the van and comes today."],
  ATTEMPTED_DELIVERY: [3, "We rang and nobody was there. We’ll try again on the next working day."],
  DELIVERED: [4, "Your parcel has been delivered."],
  FAILURE: [3, "Your parcel could not be delivered and goes back to the shop. Please write to its support."],
};

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Where a parcel is, in a sentence. */
export function parcelNews(status: FulfillmentStatus): string {
  return news[status][1];
}

/** The steps of a parcel's way, with the day of the last one. */
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
