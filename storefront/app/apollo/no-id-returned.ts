/** A mutation returned no result. `cause` has the service's errors, if any. */
export class NoIdReturned extends Error {
  override readonly name = "NoIdReturned";
  constructor(detail?: string) {
    super("No id returned", { cause: detail });
  }
}
