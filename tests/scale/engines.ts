import { globSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { onTestFinished } from "vitest";
import { isInstalled, run } from "../../.tasks/process.ts";
import { valkeyProgram } from "../../graphql/service-kit/rate-limits/valkey-server.fixture.ts";

/** The engines of this machine. Tests of missing ones are skipped. */
export const engines = {
  valkey: valkeyProgram !== undefined,
  varnish:
    isInstalled("varnishd") &&
    isInstalled("cc") &&
    globSync("/usr/{lib,lib/*,local/lib}/varnish/vmods/libvmod_xkey.so").length > 0,
  haproxy: isInstalled("haproxy"),
};

export function reportMissing(): void {
  for (const [name, isPresent] of Object.entries(engines))
    if (!isPresent) console.warn(`Not installed, its tests are skipped: ${name}`);
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "circlet-scale-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function runDuringTest(program: string, args: readonly string[]): void {
  const running = run(program, args, { stdio: "ignore", reject: false });
  onTestFinished(async () => {
    running.kill();
    await running;
  });
}

/** Resolves with the address of a proxy when the shop responds through it. */
async function proxyAt(port: number): Promise<string> {
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const response = await fetch(`${url}/health`).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return url;
  }
}

/** Varnish with the shop's configuration, in front of one address. */
export async function startVarnish(port: number, backend: string): Promise<string> {
  const folder = await temporaryFolder();
  const { hostname, port: backendPort } = new URL(backend);
  const vcl = await readFile(join(import.meta.dirname, "../../storefront/server/deploy/varnish.vcl"), "utf8");
  const file = join(folder, "shop.vcl");
  await writeFile(file, vcl.replace('"haproxy"', `"${hostname}"`).replace('"8081"', `"${backendPort}"`));
  runDuringTest("varnishd", [
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
  return proxyAt(port);
}

/** HAProxy in front of the storefronts, with checks that are fast enough for a test. */
export async function startHaproxy(urls: readonly string[], givenPort?: number): Promise<string> {
  const folder = await temporaryFolder();
  const port = givenPort ?? (await getPort());
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
  runDuringTest("haproxy", ["-db", "-f", join(folder, "haproxy.cfg")]);
  return proxyAt(port);
}
