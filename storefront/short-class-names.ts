interface Identifier {
  /** Of the file, 5 to 7 characters, and the position in it. */
  readonly hash: string;
}

/**
 * Class names for vanilla-extract that leave out the first three characters of the file's hash: they do not compress.
 * Throws if two names become one.
 */
export function shortClassNames(): (identifier: Identifier) => string {
  const hashes = new Map<string, string>();
  return ({ hash }) => {
    // A class name must not start with a digit.
    const name = hash.slice(3).replace(/^(?=\d)/, "_");
    const other = hashes.get(name) ?? hash;
    if (other !== hash)
      throw new Error(`The styles ${other} and ${hash} get the same class name. Rename one of their files.`);
    hashes.set(name, hash);
    return name;
  };
}
