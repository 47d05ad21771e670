import type { Commerce } from "./commerce";

/** Data services with these functions. */
export function commerceOf(service: object): Commerce {
  const commerce: unknown = {
    hasExtensionsService: false,
    client: service,
    options: {},
    with: () => commerce,
    ...service,
  };
  return commerce as Commerce;
}
