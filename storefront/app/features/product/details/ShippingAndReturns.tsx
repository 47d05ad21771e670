import { Link, NavigationLink, Text } from "@circlet/design-system";
import * as promises from "~/messages/en/promises";
import { answerPaths } from "~/shop/paths";
import { policyNotes } from "./policy-notes";

/** The policies for a product of a category, with links to what the shop's claims mean. */
export function ShippingAndReturns({ category }: { readonly category: string }) {
  const [shipping, returns] = policyNotes(category);
  return (
    <Text size="small">
      {shipping?.title} {shipping?.text} {returns?.title} {returns?.text} {promises.returnFees}{" "}
      <Link asChild>
        <NavigationLink href={answerPaths.authentic}>{promises.authentic}</NavigationLink>
      </Link>
      ,{" "}
      <Link asChild>
        <NavigationLink href={answerPaths.satisfaction}>{promises.satisfaction}</NavigationLink>
      </Link>
    </Text>
  );
}
