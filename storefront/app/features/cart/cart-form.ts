import type { CartChange } from "./cart-rules";

/** The platform's limit. */
export const longestCode = 255;

/** A variant's global id. */
export const variantIdPattern = /^gid:\/\/shopify\/ProductVariant\/[\w?=&%.~-]{1,200}$/;

/** Hidden fields of a form that changes the cart by posting to its page. */
export function cartFields({ kind, variantId }: CartChange) {
  return { intent: kind, id: variantId };
}

/** The hidden field of the discount form. The code is in the field `code`. */
export const codeFields = { intent: "code" } as const;

/** Reads a submitted discount code: undefined for other forms, null to remove the code. */
export function readCodeForm(form: FormData): string | null | undefined {
  if (form.get("intent") !== codeFields.intent) return undefined;
  const code = form.get("code");
  return typeof code === "string" ? code.trim().slice(0, longestCode) || null : null;
}

/** Reads a submitted change; null for a form that is not ours. */
export function readCartForm(form: FormData): CartChange | null {
  const intent = form.get("intent");
  const id = form.get("id");
  if (intent !== "add" && intent !== "remove") return null;
  return typeof id === "string" && variantIdPattern.test(id) ? { kind: intent, variantId: id } : null;
}
