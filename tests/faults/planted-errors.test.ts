import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../.tasks/port.ts";
import type { Program } from "../../.tasks/program.ts";
import { type LocalServices, serveServices, serveStorefront } from "../programs.ts";
import { seededFolder } from "./faulty-shop.ts";
import { plantedFunctions } from "./planted-errors/planted-functions.ts";

const plant = new URL("./planted-errors/plant-errors.ts", import.meta.url).href;
const env = { NODE_OPTIONS: `--import=${plant}`, PLATFORM_LOG: "errors", EXTENSIONS_LOG: "errors" };

let data: string;
let services: LocalServices;
let storefront: Program;
let servers: Record<(typeof plantedFunctions)[number]["server"], { url: string; program: Program }>;

beforeAll(async () => {
  data = await seededFolder();
  services = await serveServices(data, env);
  const metricsPort = await freePort({ port: 0, host: "127.0.0.1", portSetting: "STOREFRONT_METRICS_PORT" });
  storefront = serveStorefront(services.url, { ...env, STOREFRONT_METRICS_PORT: String(metricsPort) });
  servers = {
    storefront: { url: await storefront.url(), program: storefront },
    metrics: { url: `http://127.0.0.1:${metricsPort}`, program: storefront },
    commerce: { url: services.url, program: services.commerce },
    extensions: { url: services.extensionsUrl, program: services.extensions },
  };
}, 120_000);
afterAll(async () => {
  await storefront.stop();
  await services.stop();
  await rm(data, { recursive: true, force: true });
});

test.each(
  plantedFunctions.flatMap((planted) =>
    (planted.isAsync ? ["throws", "rejects"] : ["throws"]).map((how) => ({ ...planted, how })),
  ),
)(
  "an error in the $layer of the $server server, whose $name $how, fails one request and no other",
  async ({ server, name, how, path, query, status = 500 }) => {
    const { url, program } = servers[server];
    const send = (headers: Record<string, string>) =>
      fetch(url + path, {
        headers: { "Content-Type": "application/json", ...headers },
        ...(query !== undefined && { method: "POST", body: JSON.stringify({ query }) }),
      });
    const failed = await send({ "X-Plant": `${name} ${how}` });
    expect(failed.status).toBe(status);
    expect(failed.headers.get("Cache-Control")).toContain("no-store");
    const text = await failed.text();
    expect(text).not.toContain("planted");
    if (query !== undefined) expect(text).toContain("Something went wrong.");
    await program.prints(new RegExp(`planted: ${name} ${how}`));

    // The same process answers the same request.
    process.kill(program.pid, 0);
    const next = await send({});
    expect(next.status).not.toBe(500);
    expect(await next.text()).not.toContain("Something went wrong");
  },
);
