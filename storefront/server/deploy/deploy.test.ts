import { copyFileSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@circlet/service-kit/temporary-folder.fixture";
import { expect, test } from "vitest";
import { capture, isInstalled } from "../../../.tasks/process.ts";
import { settingNames } from "../settings/settings.ts";

const here = import.meta.dirname;

test.skipIf(!isInstalled("haproxy"))("HAProxy accepts its configuration (needs haproxy)", async () => {
  const { all } = await capture("haproxy", ["-c", "-f", join(here, "haproxy.cfg")]);
  expect(all).toContain("Configuration file is valid");
});

/** Whether Varnish's module for purging by tag is installed. */
const hasXkey = globSync("/usr/{lib,lib/*,local/lib}/varnish/vmods/libvmod_xkey.so").length > 0;

test.skipIf(!isInstalled("varnishd") || !isInstalled("cc") || !hasXkey)(
  "Varnish compiles its configuration (needs varnishd, xkey and cc)",
  async () => {
    const folder = temporaryFolder();
    // The host name of the balancer does not resolve here.
    const vcl = readFileSync(join(here, "varnish.vcl"), "utf8").replace('"haproxy"', '"127.0.0.1"');
    writeFileSync(join(folder, "shop.vcl"), vcl);
    // Disables the jail: as root, Varnish would switch to a user who cannot read the folder.
    const args = ["-C", "-j", "none", "-n", folder, "-f", join(folder, "shop.vcl")];
    expect(await capture("varnishd", args)).toMatchObject({ failed: false });
  },
);

/** What Varnish's server is asked, and what a client gets through Varnish. */
interface Scenario {
  readonly server: string;
  readonly client: string;
}

const forwardedAddress: Scenario = {
  server: `rxreq
expect req.http.X-Forwarded-For == "203.0.113.7"
txresp`,
  client: `txreq -url "/products/coat" -hdr "X-Forwarded-For: 203.0.113.7"
rxresp
expect resp.status == 200`,
};

/** The server is asked once for the shop's host, and each time for names of its machine. */
const hostNames: Scenario = {
  server: ["shop.example", "localhost:1", "localhost:1", "127.0.0.9:2", "[::1]:3"]
    .map(
      (host) => `rxreq\nexpect req.http.host == "${host}"\ntxresp -hdr "Cache-Control: public, s-maxage=60"`,
    )
    .join("\n"),
  client: [
    "shop.example",
    "SHOP.example",
    "shop.example:443",
    "Shop.Example:80",
    "localhost:1",
    "localhost:1",
    "127.0.0.9:2",
    "[::1]:3",
    "shop.example",
  ]
    .map((host) => `txreq -url "/products/coat" -hdr "Host: ${host}"\nrxresp\nexpect resp.status == 200`)
    .join("\n"),
};

test.skipIf(!isInstalled("varnishtest") || !isInstalled("cc") || !hasXkey).each([
  ["puts the shopper's address last, not its own proxy's", forwardedAddress],
  ["keeps one copy for all spellings of the shop's host, and none for names of its machine", hostNames],
])(
  "Varnish %s (needs varnishtest, xkey and cc)",
  async (title, { server, client }) => {
    const folder = temporaryFolder();
    const vcl = readFileSync(join(here, "varnish.vcl"), "utf8");
    // The test has its own backend instead of the file's.
    const [imports = "", afterBackend = ""] = vcl.split(/^backend default \{[^]*?^\}$/m);
    const file = join(folder, "scenario.vtc");
    writeFileSync(
      file,
      `varnishtest "${title}"
server s1 { ${server} } -start
varnish v1 -arg "-j none" -vcl+backend { ${imports.replace("vcl 4.1;", "") + afterBackend} } -start
client c1 { ${client} } -run
`,
    );
    expect(await capture("varnishtest", ["-t", "300", file])).toMatchObject({ failed: false });
  },
  300_000,
);

/** A copy of the folder, and a skopeo that knows the digest of every image but one. */
function pinning(unknown: string) {
  const folder = temporaryFolder();
  for (const file of ["compose.yaml", "pin-images"]) copyFileSync(join(here, file), join(folder, file));
  const digest = "0123456789abcdef".repeat(4);
  const skopeo = `#!/bin/sh\ncase "$4" in *${unknown}*) exit 1;; esac; echo sha256:${digest}\n`;
  writeFileSync(join(folder, "skopeo"), skopeo, { mode: 0o755 });
  const env = { PATH: `${folder}:${process.env["PATH"]}` };
  return {
    digest,
    compose: () => readFileSync(join(folder, "compose.yaml"), "utf8"),
    run: () => capture("sh", [join(folder, "pin-images")], { env }),
  };
}

test("every public image is pinned by digest, also a second time", async () => {
  const { digest, compose, run } = pinning("unknown-image");
  const before = compose();
  for (let time = 1; time <= 2; time++) {
    expect(await run()).toMatchObject({ failed: false });
    const images = compose().match(/docker\.io\S+/g) ?? [];
    expect(images.map((image) => image.split("@")[1])).toEqual(images.map(() => `sha256:${digest}`));
    expect(compose().replaceAll(`@sha256:${digest}`, "")).toBe(before);
  }
});

test("no image is pinned if one has no digest", async () => {
  const { compose, run } = pinning("varnish");
  const before = compose();
  expect(await run()).toMatchObject({ failed: true });
  expect(compose()).toBe(before);
});

test("deployments use only settings that exist", () => {
  const known = new Set(settingNames);
  for (const file of ["Containerfile", "compose.yaml", "settings.env.example", "README.md"]) {
    const named = readFileSync(join(here, file), "utf8").match(/\b(STOREFRONT|OTEL)_[A-Z_]+\b/g) ?? [];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  }
});

test("secrets of a deployment are in neither the repository nor the image", () => {
  const lines = (file: string) => readFileSync(join(here, "../../..", file), "utf8").split("\n");
  expect(lines(".gitignore")).toContain("settings.env");
  expect(lines(".dockerignore")).toContain("**/settings.env");
});
