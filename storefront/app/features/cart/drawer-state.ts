/**
 * Whether the bag's drawer is open. Kept outside of React's state: a context that changes would make React render all
 * that still waits for its script anew, without the HTML it has.
 */
export class DrawerState {
  /** Null until the drawer is first opened: before that its code is not there. */
  #isOpen: boolean | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly isOpen = (): boolean | null => this.#isOpen;

  readonly setOpen = (isOpen: boolean): void => {
    this.#isOpen = isOpen;
    for (const listener of this.#listeners) listener();
  };
}
