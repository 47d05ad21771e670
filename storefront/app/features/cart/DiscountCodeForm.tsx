import { Button, Field, Input, Stack, Text } from "@circlet/design-system";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import * as storageKeys from "~/shop/storage-keys";
import * as textLimits from "~/shop/text-limits";
import { cartPath, discountCodePath } from "~/shop/paths";
import { subscribeToNothing } from "~/browser/store";
import { readStored } from "~/browser/stored-text";
import * as messages from "~/messages/en/cart";
import { bundleHint } from "~/messages/en/promises";
import { makesPromise } from "~/promises/promises";
import type { DiscountCode } from "./cart";

const receivedDiscountCode = () => readStored(storageKeys.discountCode);

/** A form for a discount code. It posts to the cart page, so it works without JavaScript. */
export function DiscountCodeForm({ entered }: { readonly entered: DiscountCode | undefined }) {
  // The server does not know the shopper.
  const received = useSyncExternalStore(subscribeToNothing, receivedDiscountCode, () => null);
  const field = useRef<HTMLInputElement>(null);
  const { pathname, hash } = useLocation();
  const isOpened = pathname + hash === discountCodePath;
  // The drawer's link leads here. A shopper who is already somewhere else stays there.
  useEffect(() => {
    if (isOpened && document.activeElement === document.body) field.current?.focus();
  }, [isOpened]);
  return (
    <form method="post" action={cartPath} id="code">
      <input type="hidden" name="intent" value="discountCode" />
      <Stack gap="s">
        <Field
          label={messages.discountCode}
          hint={makesPromise("bundle") ? bundleHint : undefined}
          error={entered && !entered.isApplied ? messages.discountCodeRefused(entered.code) : undefined}
        >
          <Input
            ref={field}
            name="discountCode"
            // Browsers show a changed default value until the shopper types.
            defaultValue={entered?.code ?? received ?? ""}
            maxLength={textLimits.discountCode}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </Field>
        <Button type="submit" variant="outline">
          {messages.apply}
        </Button>
        {entered?.isApplied && (
          <Text role="status" size="small">
            {messages.discountCodeApplied(entered.code)}
          </Text>
        )}
      </Stack>
    </form>
  );
}
