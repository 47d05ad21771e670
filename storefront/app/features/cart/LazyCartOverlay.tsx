import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { delays } from "~/constants";
import { useIdle } from "~/loading/use-idle";
import { cartPath } from "~/paths";
import { useCart } from "./CartProvider";

const CartOverlay = lazy(() => import("./CartOverlay").catch(withoutDrawer));

function withoutDrawer(error: unknown) {
  console.error(error);
  return { default: () => <CartPageInstead /> };
}

/** The cart drawer. Loads when the browser is idle, so that a click can open it immediately, or when it opens. */
export function LazyCartOverlay() {
  const { isOpen } = useCart();
  const isIdle = useIdle();
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <>
      {(isIdle || wasOpened) && (
        <Suspense fallback={<CartPageInstead after={delays.cart} />}>
          <CartOverlay />
        </Suspense>
      )}
      <CloseOnPageChange />
    </>
  );
}

/** The drawer belongs to the page it was opened on, even if its script arrives later. */
function CloseOnPageChange(): ReactNode {
  const { setOpen } = useCart();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    setOpen(false);
  }, [page, setOpen]);
  return null;
}

/**
 * For when the drawer's script is missing or slow. Instead of the drawer, the cart page opens, or a message says why the
 * product is not in the cart. Waits for `after` milliseconds.
 */
function CartPageInstead({ after = 0 }: { readonly after?: number }): ReactNode {
  const { isOpen, setOpen, view } = useCart();
  const { notice } = view;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => {
      // So that it can open again after Back.
      setOpen(false);
      if (notice === null) window.location.assign(cartPath);
      else window.alert(notice);
    }, after);
    return () => clearTimeout(timer);
  }, [isOpen, setOpen, notice, after]);
  return null;
}
