import { createContext } from "react-router";
import type { Commerce } from "./commerce";

/** The data services for the request at hand; set by the root's middleware. */
export const commerceContext = createContext<Commerce>();
