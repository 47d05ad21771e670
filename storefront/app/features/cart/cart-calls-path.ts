/** Where the browser sends its cart operations. Not in `paths.ts`, because Node runs the server's files as they are. */
export const cartCallsPath = "/cart/calls";
