import { createHmac } from "node:crypto";
import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { Program } from "../../.tasks/program.ts";
import { memoryFlags } from "../../.tasks/memory-flags.ts";

const secret = "a-secret-between-the-two";

/** A mock of the platform with the version of every product. Counts how often each page was rendered. */
export class Catalog {
  readonly versions = new Map<string, number>();
  renders = 0;
  readonly #server = createServer((incoming, response) => {
    this.renders += 1;
    const id = incoming.url?.split("?")[0]?.split("/").at(-1) ?? "";
    response.end(String(this.versions.get(id) ?? 0));
  });

  async open(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    onTestFinished(() => {
      this.#server.closeAllConnections();
      this.#server.close();
    });
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  }

  change(id: string): number {
    const version = (this.versions.get(id) ?? 0) + 1;
    this.versions.set(id, version);
    return version;
  }
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Sends one request. Status 0 means that the connection failed. */
export function visit(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const started = performance.now();
  const { method = "GET", headers = {}, body } = options;
  return new Promise<Answer>((resolve) => {
    const end = (status: number, text = "") =>
      resolve({ status, text, milliseconds: performance.now() - started });
    const sent = request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", () => end(0));
      response.once("end", () => end(response.statusCode ?? 0, Buffer.concat(chunks).toString()));
    });
    sent.once("error", () => end(0));
    sent.end(body);
  });
}

/** The version that a page shows; -1 if there is no page. */
export async function versionAt(url: string): Promise<number> {
  const { status, text } = await visit(url);
  return status === 200 ? Number(/<p>(\d+)<\/p>/.exec(text)?.[1]) : -1;
}

/** Tells a storefront that a product has changed. Like the platform, repeats the webhook until it is accepted. */
export async function sendWebhook(url: string, id: string): Promise<void> {
  const body = JSON.stringify({ id: Number(id) });
  const headers = { "x-shopify-hmac-sha256": createHmac("sha256", secret).update(body).digest("base64") };
  for (;;) {
    const { status } = await visit(`${url}/webhooks/products`, { method: "POST", headers, body });
    if (status === 200) return;
    await pause(50);
  }
}

export interface Instance {
  readonly url: string;
  readonly program: Program;
}

export async function startStorefront(environment: Readonly<Record<string, string>>): Promise<Instance> {
  const program = new Program([...memoryFlags, "storefront/server/scale.fixture.ts"], {
    env: {
      STOREFRONT_PORT: "0",
      STOREFRONT_URL: "http://shop.example",
      STOREFRONT_WEBHOOK_SECRET: secret,
      // Only a purge renews a page.
      STOREFRONT_PAGE_FRESH_SECONDS: "3600",
      ...environment,
    },
    showsErrors: true,
  });
  onTestFinished(() => program.kill());
  return { url: await program.url(), program };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function report(what: string, figures: Readonly<Record<string, string | number>>): void {
  const values = Object.entries(figures).map(
    ([name, value]) => `${name} ${typeof value === "number" ? Math.round(value * 100) / 100 : value}`,
  );
  process.stdout.write(`  ${what}: ${values.join(", ")}\n`);
}

/** Runs a task `count` times, `width` at a time. */
export async function inParallel(
  count: number,
  width: number,
  task: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) await task(next++);
  };
  await Promise.all(Array.from({ length: width }, work));
}
