import { type ReactNode, useDeferredValue } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";

/**
 * After a click on a link, renders its children only once the rest of the page has rendered. When a page loads, and
 * after Back, renders them immediately: Back can only scroll to where the shopper was if the whole page is there.
 */
export function Deferred({ children }: { readonly children: ReactNode }) {
  const isLink = useNavigationType() !== NavigationType.Pop;
  return useDeferredValue(children, isLink ? null : children);
}
