import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // A dozen routes fit in one small manifest that browsers cache for good.
  routeDiscovery: { mode: "initial" },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
    // In development, finds dependencies in advance, so that the first page does not reload for each of them.
    unstable_optimizeDeps: true,
  },
} satisfies Config;
