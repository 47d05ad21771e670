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

/** Starts Varnish in front of a server that checks which IP address it sees behind another proxy. */
const forwardedAddress = (vcl: string) => `varnishtest "the shopper's address"
server s1 {
  rxreq
  expect req.http.X-Forwarded-For == "203.0.113.7"
  txresp
} -start
varnish v1 -arg "-j none" -vcl+backend {
${vcl}
} -start
client c1 {
  txreq -url "/products/coat" -hdr "X-Forwarded-For: 203.0.113.7"
  rxresp
  expect resp.status == 200
} -run
`;

test.skipIf(!isInstalled("varnishtest") || !isInstalled("cc") || !hasXkey)(
  "Varnish puts the shopper's address last, not its own proxy's (needs varnishtest, xkey and cc)",
  async () => {
    const folder = temporaryFolder();
    const vcl = readFileSync(join(here, "varnish.vcl"), "utf8");
    // The test has its own backend instead of the file's.
    const [imports = "", afterBackend = ""] = vcl.split(/^backend default \{[^]*?^\}$/m);
    const scenario = join(folder, "forwarded.vtc");
    writeFileSync(scenario, forwardedAddress(imports.replace("vcl 4.1;", "") + afterBackend));
    expect(await capture("varnishtest", ["-t", "300", scenario])).toMatchObject({ failed: false });
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
