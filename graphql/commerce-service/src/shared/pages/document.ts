import { type Html, html } from "@circlet/service-kit/email/html";
import { assetUrl } from "./assets.ts";
import type { Shop } from "../shop.ts";

export interface PageContent {
  readonly title: string;
  readonly shop: Shop;
  readonly back?: { readonly href: string; readonly label: string };
  readonly main: Html;
}

/** A whole page in the shop's design: checkout, sign-in or tracking. */
export function renderDocument({ title, shop, back, main }: PageContent): string {
  const { shopName, storefrontUrl } = shop;
  const { href, label } = back ?? { href: storefrontUrl, label: "Back to the shop" };
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} | ${shopName}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#FDFCFA" />
        <link rel="icon" href="${assetUrl("icon.svg")}" type="image/svg+xml" />
        <link
          rel="preload"
          href="${assetUrl("hanken-grotesk.woff2")}"
          as="font"
          type="font/woff2"
          crossorigin
        />
        <link
          rel="preload"
          href="${assetUrl("gilda-display.woff2")}"
          as="font"
          type="font/woff2"
          crossorigin
        />
        <link rel="stylesheet" href="${assetUrl("page.css")}" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="header">
          <p class="demo">Demo shop: nothing is for sale, and no money moves.</p>
          <div class="wrap header-row">
            <a class="logo" href="${storefrontUrl}/" aria-label="${shopName}, home"
              >${shop.content === "demo" && logo}${shopName}</a
            >
            <a class="link" href="${href}">${label}</a>
          </div>
        </header>
        <main id="main" class="wrap" tabindex="-1">${main}</main>
        ${shop.content === "demo" && footer(storefrontUrl)}
      </body>
    </html>`.source;
}

/** The demo's long pages, which another shop may not have. */
const footer = (storefrontUrl: string): Html =>
  html`<footer class="wrap footer">
    <a class="link" href="${storefrontUrl}/terms">Terms of Use</a>
    <a class="link" href="${storefrontUrl}/privacy">Privacy Statement</a>
    <a class="link" href="${storefrontUrl}/faq#returns">Returns</a>
    <a class="link" href="${storefrontUrl}/contact">Contact</a>
  </footer>`;

const logo = html`<svg
  viewBox="0 0 24 24"
  width="26"
  height="26"
  fill="none"
  stroke="currentColor"
  aria-hidden="true"
>
  <circle cx="11.5" cy="12.5" r="9" stroke-width="1.7" />
  <circle class="logo-dot" cx="18.6" cy="5.6" r="3.3" stroke-width="1.6" />
</svg>`;
