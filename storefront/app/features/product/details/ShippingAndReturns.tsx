import { Link, Text } from "@circlet/design-system";
import { Link as RouterLink } from "react-router-dom";
import { finalCategories, returnPolicy } from "~/constants";
import * as messages from "~/messages/en/product";
import { answerPaths } from "~/paths";
import { policyNotes } from "./policy-notes";

const { freeByMailDays, restockingFee, shoesShippingFee } = returnPolicy;
const fees = messages.returnFees(freeByMailDays, restockingFee, shoesShippingFee);

/** The policies for a product of a category, with links to what the shop's claims mean. */
export function ShippingAndReturns({ category }: { readonly category: string }) {
  const [shipping, returns] = policyNotes(category);
  return (
    <Text size="small">
      {shipping?.title} {shipping?.text} {returns?.title} {returns?.text}{" "}
      {!finalCategories.includes(category) && fees}{" "}
      <Link asChild>
        <RouterLink to={answerPaths.authentic}>{messages.authentic}</RouterLink>
      </Link>
      ,{" "}
      <Link asChild>
        <RouterLink to={answerPaths.satisfaction}>{messages.satisfaction}</RouterLink>
      </Link>
    </Text>
  );
}
