/** Where the browser sends its cart operations. */
export const cartCallsPath = "/cart/calls";
