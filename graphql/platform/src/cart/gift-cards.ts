import type { CartError } from "./cart-error.ts";

/** No gift card has been issued here, so every code is unknown. */
export function giftCardErrors(
  codes: readonly string[] | null | undefined,
  field: readonly string[],
): CartError[] {
  return (codes ?? [])
    .filter((code) => code.trim() !== "")
    .map((_, index) => ({
      code: "INVALID",
      field: [...field, `${index}`],
      message: "The gift card code is not valid.",
    }));
}
