import { Button, Field, Input, Stack, Text } from "@circlet/design-system";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { offers, storageKeys } from "~/constants";
import { cartPath, codePath } from "~/paths";
import { subscribeToNothing } from "~/store/store";
import { readStored } from "~/store/stored-text";
import * as messages from "~/messages/en/cart";
import type { EnteredCode } from "./cart";
import { codeFields, longestCode } from "./cart-form";

const receivedCode = () => readStored(storageKeys.discountCode);

/** A form for a discount code. It posts to the cart page, so it works without JavaScript. */
export function DiscountCode({ codes }: { readonly codes: readonly EnteredCode[] }) {
  // The server does not know the shopper.
  const given = useSyncExternalStore(subscribeToNothing, receivedCode, () => null);
  const [entered] = codes;
  const field = useRef<HTMLInputElement>(null);
  const { pathname, hash } = useLocation();
  const isOpened = pathname + hash === codePath;
  // The drawer's link leads here. A shopper who is already somewhere else stays there.
  useEffect(() => {
    if (isOpened && document.activeElement === document.body) field.current?.focus();
  }, [isOpened]);
  return (
    <form method="post" action={cartPath} id="code">
      {Object.entries(codeFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack gap="s">
        <Field
          label={messages.code}
          hint={messages.codeHint(offers.bundlePercent, offers.bundleSize)}
          error={entered && !entered.isApplied ? messages.codeRefused(entered.code) : undefined}
        >
          <Input
            ref={field}
            name="code"
            // Browsers show a changed default value until the shopper types.
            defaultValue={entered?.code ?? given ?? ""}
            maxLength={longestCode}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </Field>
        <Button type="submit" variant="outline">
          {messages.apply}
        </Button>
        {entered?.isApplied && (
          <Text role="status" size="small">
            {messages.codeApplied(entered.code)}
          </Text>
        )}
      </Stack>
    </form>
  );
}
