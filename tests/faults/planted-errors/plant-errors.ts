import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { registerHooks } from "node:module";
import { plantedFunctions } from "./planted-functions.ts";

/** A server that imports this first fails where a request's header says: "X-Plant: fetchImage rejects". */

type Work = (...args: readonly unknown[]) => unknown;

const planted = new AsyncLocalStorage<string>();
subscribe("http.server.request.start", (message) => {
  const { request } = message as { readonly request: IncomingMessage };
  planted.enterWith(String(request.headers["x-plant"]));
});

function failing(name: string, work: Work): Work {
  return (...args) => {
    const error = new Error(`planted: ${planted.getStore()}`);
    if (planted.getStore() === `${name} throws`) throw error;
    if (planted.getStore() === `${name} rejects`) return Promise.reject(error);
    return work(...args);
  };
}

/** Replaces a function, or the method of what it returns. */
function plantIn(name: string, work: Work): Work {
  const [, method] = name.split(".");
  if (method === undefined) return failing(name, work);
  return (...args) => {
    const made = work(...args) as Record<string, Work>;
    return { ...made, [method]: failing(name, made[method]!) };
  };
}
Object.assign(globalThis, { plantIn });

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const names = plantedFunctions.filter(({ file }) => url.endsWith(`/${file}`)).map(({ name }) => name);
    if (names.length === 0) return loaded;
    const code = names.map((name) => {
      const [called = ""] = name.split(".");
      return `${called} = globalThis.plantIn("${name}", ${called});`;
    });
    const source = Buffer.from(loaded.source as Buffer).toString();
    return { ...loaded, source: [source, ...code].join("\n") };
  },
});
