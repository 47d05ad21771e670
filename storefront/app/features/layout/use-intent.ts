import { useEffect, useRef, useState } from "react";
import { isProductPath } from "~/lib/paths";

/** Milliseconds for which a mouse or the focus rests on a link before it is taken for an intent. */
const restsFor = 60;

/** Whether a link is about to be followed, so that what it leads to is fetched. A product's data is on its way then. */
export function useIntent(href: string) {
  const [meant, setMeant] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const mean = (): void => {
    clearTimeout(timer.current);
    if (isAnotherProduct(href))
      void import("~/lib/data-ahead").then(({ fetchAhead }) => fetchAhead(href), noMatter);
    setMeant(href);
  };
  const wait = (): void => {
    clearTimeout(timer.current);
    // A press brings the focus, too: what it leads to has been asked for.
    if (meant !== href) timer.current = setTimeout(mean, restsFor);
  };
  const forget = (): void => {
    clearTimeout(timer.current);
    setMeant(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    isMeant: meant === href,
    handlers: {
      onMouseEnter: wait,
      onFocus: wait,
      onMouseLeave: forget,
      onBlur: forget,
      onMouseDown: mean,
      onTouchStart: mean,
    },
  };
}

/** The page then comes as it would have come. */
const noMatter = () => undefined;

/** Another color or size of the product that is shown asks for nothing. */
function isAnotherProduct(href: string): boolean {
  return isProductPath(href) && new URL(href, window.location.href).pathname !== window.location.pathname;
}
