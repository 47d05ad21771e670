import { createContext } from "react";
import { createContext as createRouterContext } from "react-router-dom";

/** Random for each rendered page: only inline scripts with it run. Empty in browsers and in development. */
export const nonceContext = createRouterContext("");

/** Provides the nonce to components that render inline scripts. */
export const NonceContext = createContext("");
