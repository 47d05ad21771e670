import { renderDocument } from "./document.ts";
import { html } from "./html.ts";

/** A page that only says something and leads back: an empty bag, an unknown address, a fault. */
export function renderPlainPage(page: {
  readonly title: string;
  readonly text: string;
  /** What exactly went wrong, in small print for whoever has to find out. */
  readonly details?: string;
  readonly storefrontUrl: string;
  /** Where to go on; by default the shop. */
  readonly action?: { readonly href: string; readonly label: string };
}): string {
  const { href, label } = page.action ?? { href: `${page.storefrontUrl}/`, label: "Keep shopping" };
  return renderDocument({
    title: page.title,
    storefrontUrl: page.storefrontUrl,
    main: html`<div class="plain">
      <h1>${page.title}</h1>
      <p>${page.text}</p>
      ${page.details && html`<p class="hint">${page.details}</p>`}
      <p><a class="button" href="${href}">${label}</a></p>
    </div>`,
  });
}
