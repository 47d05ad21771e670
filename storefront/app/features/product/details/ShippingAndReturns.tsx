import { Disclosure, Link, NavigationLink, Text } from "@circlet/design-system";
import * as product from "~/messages/en/product";
import * as promises from "~/messages/en/promises";
import { makesPromise } from "~/promises/promises";
import { answerPaths } from "~/shop/paths";
import { policyNotes } from "./policy-notes";

/** The policies for a product of a category, with links to what the shop's claims mean. */
export function ShippingAndReturns({ category }: { readonly category: string }) {
  const notes = policyNotes(category).filter(({ about }) => about !== "payment");
  const fees = makesPromise("easy-returns") ? [promises.returnFees] : [];
  const sentences = [...notes.map(({ title, text }) => `${title} ${text}`), ...fees];
  const hasClaims = makesPromise("quality");
  if (sentences.length === 0 && !hasClaims) return null;
  return (
    <Disclosure summary={product.shippingAndReturns}>
      <Text size="small">
        {sentences.join(" ")}{" "}
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
