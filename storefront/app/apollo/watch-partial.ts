import type { Commerce } from "./commerce";

/** The same client, and whether a response to it has lacked a part of its data. */
export function watchPartial(commerce: Commerce): {
  readonly commerce: Commerce;
  readonly isPartial: () => boolean;
} {
  const { options } = commerce;
  let isPartial = false;
  const onPartial = (): void => {
    isPartial = true;
    options.onPartial?.();
  };
  return { commerce: commerce.with({ ...options, onPartial }), isPartial: () => isPartial };
}
