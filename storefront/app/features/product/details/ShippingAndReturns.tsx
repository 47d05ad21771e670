import { Disclosure, Link, NavigationLink, Text } from "@circlet/design-system";
import * as product from "~/messages/en/product";
import * as promises from "~/messages/en/promises";
import { shows, makesPromise } from "~/promises/promises";
import { answerPaths } from "~/shop/paths";
import { policyNotes, type ProductKind } from "./policy-notes";

/** The policies for a product, with links to what the shop's claims mean. */
export function ShippingAndReturns({ product: shown }: { readonly product: ProductKind }) {
  const notes = policyNotes(shown).filter(({ about }) => about !== "payment");
  const fees = makesPromise("easy-returns") && !shown.isGiftCard ? [promises.returnFees] : [];
  const sentences = [...notes.map(({ title, text }) => `${title} ${text}`), ...fees];
  const hasClaims = makesPromise("quality") && shows("long-pages");
  if (sentences.length === 0 && !hasClaims) return null;
  return (
    <Disclosure summary={product.shippingAndReturns}>
      <Text size="small">
        <span>{sentences.join(" ")}</span>{" "}
        {hasClaims && (
          <>
            <Link asChild>
              <NavigationLink href={answerPaths.authentic}>{promises.authentic}</NavigationLink>
            </Link>
            ,{" "}
            <Link asChild>
              <NavigationLink href={answerPaths.satisfaction}>{promises.satisfaction}</NavigationLink>
            </Link>
          </>
        )}
      </Text>
    </Disclosure>
  );
}
