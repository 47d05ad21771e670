import { readdir, readFile, writeFile } from "node:fs/promises";
import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // A dozen routes: one small file that is kept for good beats asking for them page by page.
  routeDiscovery: { mode: "initial" },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
    // Development: finds what is to be bundled before a browser asks. Found one by one, the first page was loaded anew for
    // each, and at last answered to nothing.
    unstable_optimizeDeps: true,
  },
  buildEnd: linkFirstSheetOnce,
} satisfies Config;

/**
 * React Router marks the address of a sheet that scripts want, too, with "#", so that the sheet stays when its page
 * goes; a script then links it a second time. The sheet that all pages have never goes: once is enough.
 */
async function linkFirstSheetOnce(): Promise<void> {
  const assets = new URL("build/client/assets/", import.meta.url);
  const manifests = (await readdir(assets)).filter((name) => /^manifest-.*\.js$/.test(name));
  const files = [
    ...manifests.map((name) => new URL(name, assets)),
    new URL("build/server/index.js", import.meta.url),
  ];
  for (const file of files) {
    const code = await readFile(file, "utf8");
    const linked = code.replace(/(\/assets\/look-[\w-]+\.css)#/g, "$1");
    if (linked === code)
      throw new Error(`The first sheet is not marked in ${file.pathname}: see whether it is linked once`);
    await writeFile(file, linked);
  }
}
