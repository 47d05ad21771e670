import { createContext } from "react-router";
import { type Commerce, createCommerce } from "./commerce";
import type { ServiceSettings } from "./service-settings";

/** The data services for the request at hand; set by the root's middleware. */
export const commerceContext = createContext<Commerce>();

const clients = new WeakMap<ServiceSettings, Commerce>();

/**
 * The server's one client of its services. It may be everybody's, as it keeps no answer and knows no shopper. What
 * Apollo finds out about a document, it finds out once, which is a tenth of a page's time if each request does.
 */
export function sharedCommerce(settings: ServiceSettings): Commerce {
  const known = clients.get(settings) ?? createCommerce({ settings });
  clients.set(settings, known);
  return known;
}
