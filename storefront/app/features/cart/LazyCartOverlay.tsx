import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { cartPath } from "~/paths";
import { useCart } from "./use-cart";

/** The cart drawer. If its script is missing or slow, the cart page opens instead. */
export function LazyCartOverlay() {
  const { code, load, isOpen, setOpen } = useCart();
  useCloseOnPageChange(setOpen);
  useEffect(() => {
    if (!isOpen || code) return undefined;
    let isCurrent = true;
    load().catch(() => {
      if (!isCurrent) return;
      // So that it can open again after Back.
      setOpen(false);
      window.location.assign(cartPath);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, code, load, setOpen]);
  return code && <code.CartOverlay cart={code.cart} />;
}

/** The drawer belongs to the page it was opened on, even if its script arrives later. */
function useCloseOnPageChange(setOpen: (isOpen: boolean) => void): void {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    setOpen(false);
  }, [page, setOpen]);
}
