import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { StorybookConfig } from "@storybook/react-vite";
import { contentRehypePlugins } from "../storefront/content-plugin.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "./docs/**/*.mdx",
    "./playground/*.stories.tsx",
    "../design-system/src/**/*.stories.tsx",
    "../storefront/stories/**/*.stories.tsx",
  ],
  addons: [
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { rehypePlugins: contentRehypePlugins } } },
    },
    "@storybook/addon-a11y",
    // Tells coding agents what there is: http://localhost:6006/mcp.
    "@storybook/addon-mcp",
    "@storybook/addon-vitest",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The onboarding checklist is for new Storybooks.
  features: { sidebarOnboardingChecklist: false, componentsManifest: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    resolve: { ...vite.resolve, alias: { "~": join(import.meta.dirname, "../storefront/app") } },
    // Keeps fonts as separate files, as in the shop.
    build: { ...vite.build, assetsInlineLimit: 0, chunkSizeWarningLimit: 3000 },
  }),
};

export default config;
