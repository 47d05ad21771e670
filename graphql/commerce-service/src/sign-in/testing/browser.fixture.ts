export class Browser {
  readonly #cookies: Map<string, { readonly value: string; readonly path: string }>;

  constructor(cookies: Iterable<[string, { readonly value: string; readonly path: string }]> = []) {
    this.#cookies = new Map(cookies);
  }

  async open(address: string, init: RequestInit = {}): Promise<Response> {
    const { origin, pathname } = new URL(address);
    const response = await fetch(address, {
      redirect: "manual",
      ...init,
      headers: {
        accept: "text/html",
        cookie: this.#cookiesFor(pathname),
        ...(init.method === "POST" && { origin, "sec-fetch-site": "same-origin" }),
        ...(init.headers as Record<string, string> | undefined),
      },
    });
    for (const cookie of response.headers.getSetCookie()) this.#keepCookie(cookie);
    return response;
  }

  async send(
    address: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response> {
    return this.open(address, {
      method: "POST",
      body: new URLSearchParams(fields),
      ...(headers && { headers }),
    });
  }

  /** Follows redirects on the same host. Returns the last response and its URL. */
  async follow(address: string): Promise<{ readonly address: string; readonly response: Response }> {
    let current = address;
    for (let step = 0; step < 10; step++) {
      const response = await this.open(current);
      const next = response.headers.get("location");
      if (next === null) return { address: current, response };
      const target = new URL(next, current);
      if (target.origin !== new URL(address).origin) return { address: target.href, response };
      current = target.href;
    }
    throw new Error(`${address} leads nowhere`);
  }

  /** The cookies by name, for inspecting them or copying them to another browser. */
  cookies(): ReadonlyMap<string, { readonly value: string; readonly path: string }> {
    return this.#cookies;
  }

  #keepCookie(header: string): void {
    const [pair = "", ...attributes] = header.split("; ");
    const [name, value] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
    const path = attributes.find((each) => each.startsWith("path="))?.slice("path=".length) ?? "/";
    if (value === "") this.#cookies.delete(`${name} ${path}`);
    else this.#cookies.set(`${name} ${path}`, { value, path });
  }

  #cookiesFor(pathname: string): string {
    const matching = [...this.#cookies].filter(([, { path }]) => pathname.startsWith(path));
    return matching.map(([key, { value }]) => `${key.split(" ")[0]}=${value}`).join("; ");
  }
}
