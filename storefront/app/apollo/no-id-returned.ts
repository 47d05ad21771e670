/** A change was answered without its result (specification A8, B8). `cause` has what the service said instead, if anything. */
export class NoIdReturned extends Error {
  override readonly name = "NoIdReturned";
  constructor(detail?: string) {
    super("No id returned", { cause: detail });
  }
}
