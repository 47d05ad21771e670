import { useCart } from "./CartProvider";

/** The cart's control in the header. Until it hydrates it is a link to the cart's page. */
export function useCartLink() {
  const { view, isOpen, setOpen, control } = useCart();
  return {
    ref: control,
    // Unknown does not mean zero.
    count: view.status === "ready" || view.lines.length > 0 ? view.lines.length : undefined,
    open: isOpen,
    onOpenChange: setOpen,
  };
}
