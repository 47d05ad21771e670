import { ServiceFailure } from "~/apollo/service-failure";
import type { Bag } from "./bag";
import type { BagService } from "./bag-service";

/**
 * The cart calls of a browser in which somebody may be signed in: a new cart gets the buyer's email address, and one
 * that is read and has none, or somebody else's, is told it (CART-1). Once for each cart and address, unless the service
 * was not there: the bag works without. It needs no lock against other tabs: no line is changed, whoever tells it tells
 * the same, and the store reads under its own lock, which cannot be taken twice.
 */
export function buyersBag(service: BagService, buyersEmail: () => string | null): BagService {
  const told = new Set<string>();

  async function identified(bag: Bag): Promise<Bag | null> {
    const email = buyersEmail();
    const key = `${bag.id} ${email}`;
    if (!email || isSame(email, bag.email) || told.has(key)) return bag;
    told.add(key);
    try {
      return await service.identify(bag.id, email);
    } catch (error) {
      console.error(error);
      if (error instanceof ServiceFailure && error.failure === "unavailable") told.delete(key);
      return bag;
    }
  }

  return {
    ...service,
    async read(cartId) {
      const bag = await service.read(cartId);
      return bag && identified(bag);
    },
    create: (variantIds) => service.create(variantIds, buyersEmail()),
  };
}

function isSame(email: string, other: string | null): boolean {
  return email.toLowerCase() === other?.toLowerCase();
}
