import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // A dozen routes fit in one small manifest, which browsers cache indefinitely.
  routeDiscovery: { mode: "initial" },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
    // In development, finds all dependencies in advance, so that the first page does not reload for each one.
    unstable_optimizeDeps: true,
  },
} satisfies Config;
