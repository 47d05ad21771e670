import { Button, Field, Input, Stack, Text } from "@circlet/design-system";
import { useSyncExternalStore } from "react";
import { givenCode } from "~/company/given-code";
import { offers } from "~/constants";
import { cartPath } from "~/paths";
import type { EnteredCode } from "./cart";
import { codeFields, longestCode } from "./cart-form";

const never = () => () => undefined;

/** A form for a discount code. It posts to the cart's page, so it works without JavaScript. */
export function DiscountCode({ codes }: { readonly codes: readonly EnteredCode[] }) {
  // The server knows no shopper.
  const given = useSyncExternalStore(never, givenCode, () => null);
  const [entered] = codes;
  return (
    <form method="post" action={cartPath} id="code">
      {Object.entries(codeFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack gap="s">
        <Field
          label="Discount code"
          hint={`Discounts do not combine. The largest one applies: ${offers.bundlePercent}% off ${offers.bundleSize} or more is automatic, and a code replaces it if it saves more.`}
          error={entered && !entered.isApplied ? refusal(entered.code) : undefined}
        >
          <Input
            name="code"
            // Browsers show a new default until the shopper types.
            defaultValue={entered?.code ?? given ?? ""}
            maxLength={longestCode}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </Field>
        <Button type="submit" variant="outline">
          Apply
        </Button>
        {entered?.isApplied && (
          <Text role="status" size="small">
            “{entered.code}” is applied. Empty the field and apply to remove it.
          </Text>
        )}
      </Stack>
    </form>
  );
}

function refusal(code: string): string {
  return `“${code}” is not applied. It may be misspelled or expired, or another discount saves more.`;
}
