import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { StorybookConfig } from "@storybook/react-vite";
import { contentRehypePlugins } from "../storefront/content-plugin.ts";
<<<<<<< HEAD

const storefront = (path: string): string => fileURLToPath(new URL(`../storefront/${path}`, import.meta.url));

/** The pages are the storefront's own screens; only where they would reach for a service, a story answers. */
const storefrontModules = [
  { find: /^~\//, replacement: storefront("app/") },
  { find: /^\.\/browser-bag$/, replacement: storefront("stories/story-bag.ts") },
  { find: /^\.\.\/customer-service$/, replacement: storefront("stories/story-customer.ts") },
];
=======
import { storefrontModules } from "./storefront-modules.ts";
>>>>>>> a0a394f (Picture the storefront's pages, too; wait in the gallery for what is still moving)

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "./docs/**/*.mdx",
    "../design-system/src/**/*.stories.tsx",
    "../storefront/stories/**/*.stories.tsx",
  ],
  addons: [
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { rehypePlugins: contentRehypePlugins } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    resolve: { ...vite.resolve, alias: storefrontModules },
    // Fonts stay files, as in the shop.
    build: { ...vite.build, assetsInlineLimit: 0, chunkSizeWarningLimit: 3000 },
  }),
};

export default config;
