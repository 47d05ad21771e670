/** A value outside React. Pass `subscribe` and `get` to `useSyncExternalStore`. */
export class Store<State> {
  readonly #listeners = new Set<() => void>();
  #state: State;

  constructor(state: State) {
    this.#state = state;
  }

  readonly get = (): State => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(state: State): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** The `subscribe` of a value that never changes while the page is open. */
export const subscribeToNothing = () => () => undefined;
