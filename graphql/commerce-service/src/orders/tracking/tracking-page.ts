import { html } from "@circlet/service-kit/email/html";
import { renderDocument } from "../../shared/pages/document.ts";
import { parcelNews, parcelSteps } from "./parcel-progress.ts";
import type { TrackedParcel } from "./tracking.ts";

export function renderTracking(parcel: TrackedParcel, storefrontUrl: string): string {
  return renderDocument({
    title: `Package ${parcel.number}`,
    storefrontUrl,
    back: { href: `${storefrontUrl}/profile/orders`, label: "Back to your orders" },
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
