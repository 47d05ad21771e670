import type { Commerce } from "./commerce";

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
