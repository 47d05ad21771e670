import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react";

interface DisclosureOptions {
  /** Also opens the menu on hover and closes it when the mouse leaves. */
  hover: boolean;
}

/** A menu below its button that closes on Escape and when focus leaves. */
export function useDisclosure({ hover }: DisclosureOptions) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const [wasOpened, setOpened] = useState(false);
  if (open && !wasOpened) setOpened(true);

  // Escape must also close a menu that opened on hover while focus is elsewhere (WCAG 1.4.13).
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
  return { open, wasOpened, close, toggle: () => setOpen((was) => !was), button, rootProps };
}
