import type { CartChange } from "./cart-rules";

/** A variant's global id. */
export const variantIdPattern = /^gid:\/\/shopify\/ProductVariant\/[\w?=&%.~-]{1,200}$/;

/** Hidden fields of a form that changes the cart by a post to its page. */
export function cartFields({ kind, variantId }: CartChange) {
  return { intent: kind, id: variantId };
}

/** Reads a posted form; null for a form that is not ours. */
export function readCartForm(form: FormData): CartChange | null {
  const intent = form.get("intent");
  const id = form.get("id");
  if (intent !== "add" && intent !== "remove") return null;
  return typeof id === "string" && variantIdPattern.test(id) ? { kind: intent, variantId: id } : null;
}
