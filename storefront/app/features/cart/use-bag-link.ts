import { useBag } from "./BagProvider";

/** The bag's control in the header: its count, and what opens it. Until the drawer's code runs it is a link to the bag's page. */
export function useBagLink() {
  const { view, isOpen, setOpen, control } = useBag();
  return {
    ref: control,
    count: view.status === "reading" && view.lines.length === 0 ? undefined : view.lines.length,
    isOpen: isOpen ?? false,
    onOpen: () => setOpen(true),
  };
}
