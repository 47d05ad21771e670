export const removed = (title: string) => `Removed ${title}. `;
export const removedItem = "Removed from your bag. ";
export const undo = "Undo";
export const undoOf = (title: string) => `Undo: put ${title} back`;
export const isBack = (title: string) => `${title} is back in your bag.`;
