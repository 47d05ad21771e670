import { Link, Stack, Text } from "@circlet/design-system";
import { Link as RouterLink } from "react-router-dom";
import { finalCategories, returnPolicy, shipsWithinHours } from "~/constants";
import * as messages from "~/messages/en/product";
import { answerPaths } from "~/paths";

const { days, freeByMailDays: freeDays, restockingFee: fee, shoesShippingFee: shoesFee } = returnPolicy;
const returns = messages.returnPolicy({ days, freeDays, fee, shoesFee });

/** The policies for a product of a category, with links to what the shop's claims mean. */
export function ShippingAndReturns({ category }: { readonly category: string }) {
  return (
    <Stack gap="s">
      <Text size="small">
        {messages.shippingPolicy(shipsWithinHours)}{" "}
        {finalCategories.includes(category) ? messages.finalSalePolicy : returns}
      </Text>
      <Text size="small">
        <Link asChild>
          <RouterLink to={answerPaths.authentic}>{messages.authentic}</RouterLink>
        </Link>
        {", "}
        <Link asChild>
          <RouterLink to={answerPaths.satisfaction}>{messages.satisfaction}</RouterLink>
        </Link>
      </Text>
    </Stack>
  );
}
