import type { KoaContextWithOIDC } from "oidc-provider";

/** Ends the session at once with a valid id token of the signed-in customer; else the confirmation page shows. */
export async function finishLogout(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.oidc?.route !== "end_session" || ctx.status !== 200) return;
  const { session, params, entities, provider } = ctx.oidc;
  const hint = entities.IdTokenHint?.payload;
  if (session?.accountId) {
    if (hint?.["sub"] !== session.accountId) return;
    for (const { grantId } of Object.values(session.authorizations ?? {})) {
      if (grantId) await provider.AccessToken.revokeByGrantId(grantId);
    }
    await session.destroy();
    ctx.cookies.set(provider.cookieName("session"), null);
  }
  const target =
    typeof params?.["post_logout_redirect_uri"] === "string" ? params["post_logout_redirect_uri"] : undefined;
  const address = new URL(target ?? ctx.oidc.urlFor("end_session_success"));
  const state = params?.["state"];
  if (target !== undefined && typeof state === "string") address.searchParams.set("state", state);
  ctx.body = null;
  ctx.status = 303;
  ctx.redirect(address.href);
}
