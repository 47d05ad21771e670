import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { build } from "vite";
import { root } from "../../.tasks/process.ts";

const folder = join(root, "storefront/server/worker");

/** The last build of the storefront on workerd, with the settings of wrangler.jsonc that Miniflare knows. */
export async function startWorker(settings: Readonly<Record<string, string>>) {
  const output = await mkdtemp(join(tmpdir(), "circlet-worker-"));
  await build({
    configFile: join(folder, "vite.config.ts"),
    build: { outDir: output, emptyOutDir: true },
    logLevel: "warn",
  });
  const miniflare = new Miniflare({
    modules: [
      { type: "ESModule", path: "worker.js", contents: await readFile(join(output, "worker.js"), "utf8") },
    ],
    compatibilityDate: "2026-07-01",
    compatibilityFlags: ["nodejs_compat", "enable_request_signal"],
    bindings: settings,
    ratelimits: {
      FORM_LIMIT: { namespace_id: "1001", simple: { limit: 60, period: 60 } },
      CART_LIMIT: { namespace_id: "1003", simple: { limit: 600, period: 60 } },
      ASSISTANT_LIMIT: { namespace_id: "1004", simple: { limit: 60, period: 60 } },
      REPORT_LIMIT: { namespace_id: "1002", simple: { limit: 20, period: 60 } },
    },
    assets: {
      directory: join(root, "storefront/build/client"),
      binding: "ASSETS",
      routerConfig: { invoke_user_worker_ahead_of_assets: true, has_user_worker: true },
      assetConfig: { html_handling: "none" },
    },
  });
  const url = (await miniflare.ready).href.replace(/\/$/, "");
  const stop = async () => {
    await miniflare.dispose();
    await rm(output, { recursive: true });
  };
  return { url, stop };
}
