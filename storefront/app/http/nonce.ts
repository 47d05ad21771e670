import { createContext } from "react";
import { createContext as createRouterContext } from "react-router";

/**
 * A random nonce per rendered page. The content security policy runs only inline scripts with it, so injected scripts
 * do not run. Empty in the browser, and in development, which has no policy.
 */
export const nonceContext = createRouterContext("");

/** The same, for components that render an inline script. */
export const NonceContext = createContext("");
