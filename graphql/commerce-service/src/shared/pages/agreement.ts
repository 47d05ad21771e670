import { type Html, html } from "@circlet/service-kit/email/html";
import type { Shop } from "../shop.ts";

/** "By paying, you agree to …": only the demo has such pages. */
export function agreement(by: string, { storefrontUrl, content }: Shop): Html | false {
  return (
    content === "demo" &&
    html`<p class="agree">
      By ${by}, you agree to our <a class="link" href="${storefrontUrl}/terms">Terms of Use</a> and
      <a class="link" href="${storefrontUrl}/privacy">Privacy Statement</a>.
    </p>`
  );
}
