import { Link, NavigationLink, Text } from "@circlet/design-system";
import { returnPolicy } from "~/shop/constants";
import * as messages from "~/messages/en/product";
import { answerPaths } from "~/shop/paths";
import { policyNotes } from "./policy-notes";

const { freeByMailDays, restockingFee, shoesShippingFee } = returnPolicy;
const fees = messages.returnFees(freeByMailDays, restockingFee, shoesShippingFee);

/** The policies for a product of a category, with links to what the shop's claims mean. */
export function ShippingAndReturns({ category }: { readonly category: string }) {
  const [shipping, returns] = policyNotes(category);
  return (
    <Text size="small">
      {shipping?.title} {shipping?.text} {returns?.title} {returns?.text} {fees}{" "}
      <Link asChild>
        <NavigationLink href={answerPaths.authentic}>{messages.authentic}</NavigationLink>
      </Link>
      ,{" "}
      <Link asChild>
        <NavigationLink href={answerPaths.satisfaction}>{messages.satisfaction}</NavigationLink>
      </Link>
    </Text>
  );
}
