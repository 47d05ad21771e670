/** Makes handles unique. */
export class UniqueNames {
  readonly #taken = new Set<string>();

  /** The first title whose handle is free; when none is, the last title with a number. */
  claim(titles: readonly string[]): { title: string; handle: string } {
    for (const title of titles) {
      const handle = handleOf(title);
      if (this.#take(handle)) return { title, handle };
    }
    const last = titles.at(-1) ?? "";
    for (let number = 2; ; number++) {
      const title = `${last} no. ${number}`;
      if (this.#take(handleOf(title))) return { title, handle: handleOf(title) };
    }
  }

  #take(handle: string): boolean {
    if (this.#taken.has(handle)) return false;
    this.#taken.add(handle);
    return true;
  }
}

/** "Étoile crêpe dress" → "etoile-crepe-dress". */
function handleOf(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
