interface StackedModal {
  readonly element: HTMLDialogElement;
  readonly close: () => void;
}

/** The open modals, the lowest first. */
const stack: StackedModal[] = [];

/** Adds a modal above the others. The returned function removes it, and closes those above it. */
export function stackModal(modal: StackedModal): () => void {
  const { style, clientWidth } = document.documentElement;
  // The stylesheet reserves the scrollbar's width while a modal is open. A page without a scrollbar would move.
  if (stack.length === 0 && window.innerWidth === clientWidth) style.scrollbarGutter = "auto";
  stack.push(modal);
  return () => {
    const index = stack.indexOf(modal);
    if (index === -1) return;
    const [, ...upper] = stack.splice(index);
    for (const { close } of upper.reverse()) close();
    if (stack.length === 0) style.scrollbarGutter = "";
  };
}

export const topModal = (): HTMLDialogElement | undefined => stack.at(-1)?.element;
