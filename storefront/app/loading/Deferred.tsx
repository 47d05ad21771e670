import { type ReactNode, useDeferredValue } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";

/**
 * When a link is followed, renders its children only once the rest of the page has rendered. When a page loads, and
 * after Back and Forward, renders them immediately: the browser can only scroll to where the shopper was if the whole
 * page is there.
 */
export function Deferred({ children }: { readonly children: ReactNode }) {
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  return useDeferredValue(children, isFollowed ? null : undefined);
}
