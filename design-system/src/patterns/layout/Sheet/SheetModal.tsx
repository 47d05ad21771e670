import { memo, useRef, useState } from "react";
import { useModal } from "../../../components/Modal/use-modal.ts";

/** What the sheet with this id does with scripts. It loads when the sheet first opens. */
function SheetModal({ id }: { id: string }): null {
  const dialog = useRef(document.getElementById(id) as HTMLDialogElement | null);
  const closeButton = useRef(document.querySelector<HTMLElement>(`[commandfor="${id}"][command="close"]`));
  const [isOpen, setOpen] = useState(false);
  useModal(dialog, { isOpen, onOpenChange: setOpen, initialFocus: closeButton });
  return null;
}

export default memo(SheetModal);
