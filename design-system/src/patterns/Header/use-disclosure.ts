import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react";

interface DisclosureOptions {
  /** Opens under a resting mouse, too, and goes with it. */
  hover: boolean;
}

/** A menu that opens under its button and goes with Escape and with focus. */
export function useDisclosure({ hover }: DisclosureOptions) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  // What a mouse has opened must go with Escape, too, and then the keys go to the document (WCAG 1.4.13).
  useEffect(() => {
    if (!open) return;
    function closeOnEscape(event: KeyboardEvent): void {
      if (event.key !== "Escape") return;
      const hadFocus = button.current?.parentElement?.contains(document.activeElement) ?? false;
      setOpen(false);
      if (hadFocus) button.current?.focus();
    }
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [open]);

  const rootProps = {
    onBlur(event: FocusEvent<HTMLElement>): void {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
    onPointerEnter(event: PointerEvent): void {
      if (hover && event.pointerType === "mouse") setOpen(true);
    },
    onPointerLeave(event: PointerEvent<HTMLElement>): void {
      if (!hover || event.pointerType !== "mouse") return;
      if (!event.currentTarget.contains(document.activeElement)) close();
    },
  };
  return { open, close, toggle: () => setOpen((was) => !was), button, rootProps };
}
