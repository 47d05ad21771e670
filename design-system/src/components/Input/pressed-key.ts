/** A key that was pressed; empty while an input method composes text, such as Japanese. Those keys are not for the page. */
export const pressedKey = ({ key, isComposing, keyCode }: KeyboardEvent): string =>
  // Safari reports the key that ends a composition only by its code.
  isComposing || keyCode === 229 ? "" : key;
