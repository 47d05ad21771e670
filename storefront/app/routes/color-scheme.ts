import { redirect } from "react-router-dom";
import { picklist, safeParse } from "valibot";
import { schemeCookie, chosenScheme, schemeChoices } from "~/features/layout/color-scheme/color-scheme";
import darkStyles from "~/features/layout/color-scheme/dark.css?inline";
import lightStyles from "~/features/layout/color-scheme/light.css?inline";
import { returnPath } from "~/shopper/session/return-path";
import { settingsOf } from "~/settings/settings.server";
import type { RouteHandle } from "~/http/route-handle";
import type { Route } from "./+types/color-scheme";
import { parseUrl } from "~/http/parse-url";

export const handle = { kind: "private" } satisfies RouteHandle;

const stylesheets: Readonly<Record<string, string>> = { light: lightStyles, dark: darkStyles };

/** The shopper's color scheme as a stylesheet, for browsers without JavaScript. */
export function loader({ request }: Route.LoaderArgs) {
  const [, chosen = ""] = chosenScheme.exec(request.headers.get("Cookie") ?? "") ?? [];
  return new Response(stylesheets[chosen] ?? "", {
    headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** Stores a choice made without JavaScript and redirects back to the page. */
export async function action({ request, context }: Route.ActionArgs) {
  // Rejects forms of other sites.
  if (request.headers.get("Sec-Fetch-Site") === "cross-site") return new Response(null, { status: 403 });
  const form = await request.formData().catch(() => null);
  const choice = safeParse(picklist(schemeChoices), form?.get("scheme"));
  if (!choice.success) return new Response(null, { status: 400 });
  const { url } = settingsOf(context);
  const isSecure = url.startsWith("https:");
  return redirect(pageBefore(request, url), {
    status: 303,
    headers: { "Set-Cookie": schemeCookie(choice.output, isSecure) },
  });
}

function pageBefore(request: Request, origin: string): string {
  const referrer = parseUrl(request.headers.get("Referer") ?? "");
  return returnPath(referrer && referrer.pathname + referrer.search, origin);
}
