import { createContext } from "react";
import { createContext as createRouterContext } from "react-router-dom";

/**
 * A random value for each rendered page. The content security policy allows only inline scripts with this nonce, so
 * injected ones do not run. Empty in browsers and in development.
 */
export const nonceContext = createRouterContext("");

/** Provides the nonce to components that render inline scripts. */
export const NonceContext = createContext("");
