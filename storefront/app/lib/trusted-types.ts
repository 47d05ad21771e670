/**
 * Trusted Types (decision 10): in a browser that has them, only what one of these two policies passes may become
 * markup or a script's address. Other browsers go on as ever.
 */

interface Policy {
  createHTML(html: string): string;
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Record<"createHTML" | "createScriptURL" | "createScript", (text: string) => string | null>,
  ): Policy;
}

/** The names that the security policy allows. */
export const trustedTypesPolicies = ["default", "product-html"] as const;

const refuse = () => null;

function factory(): PolicyFactory | undefined {
  return typeof window === "undefined"
    ? undefined
    : (window as { trustedTypes?: PolicyFactory }).trustedTypes;
}

/**
 * For what libraries write without asking: React makes script elements of this one markup, and fills data blocks with
 * text that holds no tag. All else is refused.
 */
export function guardMarkup(): void {
  factory()?.createPolicy("default", {
    createHTML: (html) => (html === "<script></script>" || !html.includes("<") ? html : null),
    createScriptURL: (url) => (URL.parse(url, location.href)?.origin === location.origin ? url : null),
    createScript: refuse,
  });
}

let productHtml: Policy | undefined;

/** HTML that the server has sanitised, as the browser wants it handed over. */
export function sanitised(html: string): string {
  productHtml ??= factory()?.createPolicy("product-html", {
    createHTML: (text) => text,
    createScriptURL: refuse,
    createScript: refuse,
  });
  return productHtml?.createHTML(html) ?? html;
}
