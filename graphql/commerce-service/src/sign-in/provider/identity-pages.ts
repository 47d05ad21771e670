import { html } from "@circlet/service-kit/email/html";
import type { ErrorOut, KoaContextWithOIDC } from "oidc-provider";
import { renderDocument } from "../../shared/pages/document.ts";
import { pageHeaders } from "../../shared/pages/page-response.ts";
import { renderPlainPage } from "../../shared/pages/plain-page.ts";
import type { Shop } from "../../shared/shop.ts";

/** An error of signing in or out, on a page that links back to the shop. */
export function renderIdentityError(ctx: KoaContextWithOIDC, out: ErrorOut, shop: Shop): void {
  const details = [out.error, out.error_description].filter(Boolean).join(": ");
  sendPage(ctx, renderPlainPage({ ...faultOf(out.error), details, shop }), shop.storefrontUrl);
}

function faultOf(error: string): { readonly title: string; readonly text: string } {
  if (error === "server_error") {
    return {
      title: "Something went wrong",
      text: "That is on us. Please go back to the shop and try again.",
    };
  }
  return {
    title: "This link doesn’t work",
    text: "It may be old, or changed on its way here. Please go back to the shop and try again from there.",
  };
}

/** For a logout request that may not be the storefront's, which may already have forgotten the customer. */
export function renderLogoutQuestion(ctx: KoaContextWithOIDC, form: string, shop: Shop): void {
  const action = /action="([^"]*)"/.exec(form)?.[1] ?? "";
  const xsrf = /name="xsrf" value="([^"]*)"/.exec(form)?.[1] ?? "";
  const page = renderDocument({
    title: "Log out",
    shop,
    main: html`<div class="plain">
      <h1>Log out of ${shop.shopName}?</h1>
      <p>This ends your sign-in on this device. You’ll need a new code to sign in again.</p>
      <form class="sign-in-form" method="post" action="${action}">
        <input type="hidden" name="xsrf" value="${xsrf}" />
        <button class="pay" type="submit" name="logout" value="yes">Log out</button>
        <a class="link" href="${shop.storefrontUrl}/">Back to the shop</a>
      </form>
    </div>`,
  });
  const target = ctx.oidc.params?.["post_logout_redirect_uri"];
  sendPage(ctx, page, typeof target === "string" ? target : shop.storefrontUrl);
}

export function renderSignedOut(ctx: KoaContextWithOIDC, shop: Shop): void {
  const page = { title: "You’re signed out", text: "Thanks for stopping by. See you soon." };
  sendPage(ctx, renderPlainPage({ ...page, shop }), shop.storefrontUrl);
}

/** Shown for a posted body that is not a form. */
export function renderUnreadable(shop: Shop): string {
  const text = "Please go back to the shop and sign in again.";
  return renderPlainPage({ title: "We can’t read that", text, shop });
}

/** `next` is the URL that forms on the page may redirect to. */
function sendPage(ctx: KoaContextWithOIDC, page: string, next: string): void {
  ctx.type = "html";
  ctx.set(pageHeaders({ forms: [new URL(next).origin] }));
  ctx.body = page;
}
