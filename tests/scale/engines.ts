import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { valkeyProgram } from "../../storefront/server/valkey/valkey-server.fixture.ts";

const has = (program: string, option: string) => spawnSync(program, [option]).status === 0;

/** The engines of this machine. Tests of missing ones are skipped. */
export const engines = {
  valkey: valkeyProgram !== undefined,
  varnish:
    has("varnishd", "-V") &&
    has("cc", "--version") &&
    globSync("/usr/{lib,lib/*,local/lib}/varnish/vmods/libvmod_xkey.so").length > 0,
  haproxy: has("haproxy", "-v"),
};

/** Names the engines that are missing. */
export function reportMissing(): void {
  for (const [name, isInstalled] of Object.entries(engines))
    if (!isInstalled) console.warn(`Not installed, its tests are skipped: ${name}`);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "circlet-scale-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function run(program: string, args: readonly string[]): ChildProcess {
  const child = spawn(program, args, { stdio: "ignore" });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  });
  return child;
}

async function answers(url: string): Promise<string> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return url.replace(/\/health$/, "");
  }
}

/** Varnish with the shop's configuration, in front of one address. */
export async function startVarnish(port: number, backend: string): Promise<string> {
  const folder = await temporaryFolder();
  const { hostname, port: backendPort } = new URL(backend);
  const vcl = await readFile(join(import.meta.dirname, "../../storefront/server/deploy/varnish.vcl"), "utf8");
  const file = join(folder, "shop.vcl");
  await writeFile(file, vcl.replace('"haproxy"', `"${hostname}"`).replace('"8081"', `"${backendPort}"`));
  run("varnishd", [
    "-F",
    "-j",
    "none",
    "-a",
    `127.0.0.1:${port}`,
    "-n",
    folder,
    "-f",
    file,
    "-s",
    "malloc,64m",
  ]);
  return answers(`http://127.0.0.1:${port}/health`);
}

/** HAProxy in front of the storefronts, with checks that are fast enough for a test. */
export async function startHaproxy(urls: readonly string[], givenPort?: number): Promise<string> {
  const folder = await temporaryFolder();
  const port = givenPort ?? (await freePort());
  const given = await readFile(
    join(import.meta.dirname, "../../storefront/server/deploy/haproxy.cfg"),
    "utf8",
  );
  const servers = urls.map((url, index) => `    server storefront-${index} ${new URL(url).host}`).join("\n");
  const config = given
    .replace("log stdout format raw local0", "maxconn 2000")
    .replace("bind :8081", `bind 127.0.0.1:${port}`)
    .replace("inter 2s fall 2", "inter 200ms fall 2")
    .replace(/( {4}server storefront-.*\n?)+/, `${servers}\n`);
  await writeFile(join(folder, "haproxy.cfg"), config);
  run("haproxy", ["-db", "-f", join(folder, "haproxy.cfg")]);
  return answers(`http://127.0.0.1:${port}/health`);
}
