import type { Commerce } from "~/apollo/commerce";
import type { Bag } from "./bag";
import { bagIntents } from "./bag-form-fields";
import { bagService } from "./bag-service";

export type BagRequest =
  | { readonly intent: "add"; readonly variantId: string }
  | { readonly intent: "remove"; readonly lineId: string };

/** Reads a posted form; null for a form that is none of ours. */
export function readBagForm(form: FormData): BagRequest | null {
  const intent = form.get("intent");
  const id = form.get("id");
  if (typeof id !== "string" || !/^gid:\/\/shopify\/(ProductVariant|CartLine)\/[\w?=&%.~-]{1,200}$/.test(id))
    return null;
  if (intent === bagIntents.add) return { intent, variantId: id };
  return intent === bagIntents.remove ? { intent, lineId: id } : null;
}

/** The bag after a posted change. A piece that is in it already is not added again; a cart that is gone is made anew. */
export async function changeBag(
  commerce: Commerce,
  cartId: string | null,
  request: BagRequest,
): Promise<Bag> {
  const service = bagService(commerce);
  const bag = cartId ? await service.read(cartId) : null;
  if (request.intent === "remove") {
    return (bag && (await service.remove(bag.id, [request.lineId]))) ?? service.create([]);
  }
  const { variantId } = request;
  if (bag?.lines.some((line) => line.variantId === variantId)) return bag;
  return (bag && (await service.add(bag.id, variantId))) ?? service.create([variantId]);
}

/** The bag of a cart id; null for a visitor without one, or whose cart was paid for. */
export async function readBag(commerce: Commerce, cartId: string | null): Promise<Bag | null> {
  return cartId ? bagService(commerce).read(cartId) : null;
}
