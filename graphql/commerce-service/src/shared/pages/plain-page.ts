import { html } from "@circlet/service-kit/email/html";
import { renderDocument } from "./document.ts";
import type { Shop } from "../shop.ts";

/** A page with a message and a link: an empty cart, an unknown URL, an error. */
export function renderPlainPage(page: {
  readonly title: string;
  readonly text: string;
  /** Technical details in small print, for support. */
  readonly details?: string;
  readonly shop: Shop;
  /** The link to continue with. Defaults to the shop. */
  readonly action?: { readonly href: string; readonly label: string };
}): string {
  const { href, label } = page.action ?? { href: `${page.shop.storefrontUrl}/`, label: "Keep shopping" };
  return renderDocument({
    title: page.title,
    shop: page.shop,
    main: html`<div class="plain">
      <h1>${page.title}</h1>
      <p>${page.text}</p>
      ${page.details && html`<p class="hint">${page.details}</p>`}
      <p><a class="button" href="${href}">${label}</a></p>
    </div>`,
  });
}
