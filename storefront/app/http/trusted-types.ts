import { parseUrl } from "./parse-url.ts";

/** Trusted Types: only these policies can create HTML or script URLs (.github/decisions/0009). */

interface Policy {
  createHTML(html: string): string;
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Record<"createHTML" | "createScriptURL" | "createScript", (text: string) => string | null>,
  ): Policy;
}

/** The policy names that the content security policy allows. */
export const trustedTypesPolicies = ["default", "product-html"] as const;

const refuse = () => null;

function factory(): PolicyFactory | undefined {
  return typeof window === "undefined"
    ? undefined
    : (window as { trustedTypes?: PolicyFactory }).trustedTypes;
}

/** For libraries that write HTML: only what React writes, a script element and data blocks without tags. */
export function guardMarkup(): void {
  factory()?.createPolicy("default", {
    createHTML: (html) => (html === "<script></script>" || !html.includes("<") ? html : null),
    createScriptURL: (url) => (parseUrl(url, location.href)?.origin === location.origin ? url : null),
    createScript: refuse,
  });
}

let productHtml: Policy | undefined;

/** Marks HTML as trusted that the server has sanitized. */
export function trustedHtml(html: string): string {
  productHtml ??= factory()?.createPolicy("product-html", {
    createHTML: (text) => text,
    createScriptURL: refuse,
    createScript: refuse,
  });
  return productHtml?.createHTML(html) ?? html;
}
