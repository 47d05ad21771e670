import { memo, useRef, useState } from "react";
import { useModal } from "../../../components/Modal/use-modal.ts";

/** What the sheet with this id does with scripts. It loads when the sheet first opens. */
function SheetModal({ id }: { id: string }): null {
  const dialog = useRef(document.getElementById(id) as HTMLDialogElement | null);
  const [isOpen, setOpen] = useState(false);
  useModal(dialog, { isOpen, onOpenChange: setOpen });
  return null;
}

export default memo(SheetModal);
