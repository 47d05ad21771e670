import { html } from "@circlet/service-kit/email/html";
import { renderDocument } from "../../shared/pages/document.ts";
import { parcelNews, parcelSteps } from "./parcel-progress.ts";
import type { TrackedParcel } from "./tracking.ts";
import { ordersUrl, type Shop } from "../../shared/shop.ts";

export function renderTracking(parcel: TrackedParcel, shop: Shop): string {
  return renderDocument({
    title: `Package ${parcel.number}`,
    shop,
    back: { href: ordersUrl(shop), label: "Back to your orders" },
    main: html`<div class="sign-in">
      <h1>${parcel.company} package</h1>
      <p class="lead"><strong>${parcel.number}</strong></p>
      <p>${parcelNews(parcel.status)}</p>
      ${parcelSteps(parcel)}
      <div class="test-note">
        <p><strong>This is a test shop.</strong> No package is on its way.</p>
      </div>
    </div>`,
  });
}
