// Who may import whom. Each rule was seen to fail on a planted import.

/** A rule for each folder of `root`, which may not import a later one of the list. */
const layerRules = (name, root, folders) =>
  folders.slice(0, -1).map((folder, index) => ({
    name: `${name}-${folder.replace("/", "-")}-imports-downwards`,
    comment: `Folders import lower ones only: ${folders.join(" → ")}.`,
    severity: "error",
    from: { path: `^${root}/${folder}/`, pathNot: "\\.(test|fixture|stories)\\.tsx?$" },
    to: { path: `^${root}/(${folders.slice(index + 1).join("|")})/` },
  }));

const designSystemLayers = ["theme", "css", "primitives", "components", "patterns"];

/** Explained in graphql/commerce-service/README.md. */
const commerceLayers = [
  "database",
  "shared",
  "catalog",
  "images",
  "search",
  "collections",
  "gift-cards",
  "cart",
  "orders",
  "customers",
  "marketing",
  "sign-in",
  "checkout",
  "order-status",
  "email",
  "import-export",
  "backup",
  "webhooks",
  "api",
  "server",
  "cli",
];

/** Explained in graphql/extensions/README.md. */
const extensionsLayers = [
  "settings",
  "shared",
  "email",
  "database",
  "backup",
  "platform",
  "orders",
  "listing-texts",
  "reviews",
  "alerts",
  "wishlist",
  "suggested-products",
  "webhooks",
  "api",
  "server",
  "cli",
];

/** Drawn in storefront/README.md. */
const storefrontLayers = [
  "events",
  "settings",
  "promises",
  "messages",
  "shop",
  "browser",
  "http",
  "apollo",
  "loading",
  "seo",
  "shopper/session",
  "shopper/consent",
  "shopper/sizes",
  "shopper/wishlist",
  "shopper/saved-searches",
  "catalog",
  "content",
  "features",
  "routes",
  "root",
];

const storefrontServerLayers = ["settings", "edge-cache", "pages", "doctor", "valkey", "node", "worker"];

/** Files of the storefront's server that know their platform: Node, or workerd with Node's modules. */
const serverOnNode =
  "^storefront/server/((doctor|node|valkey|worker)/|start|precompress)|\\.(test|fixture)\\.ts$";

module.exports = {
  forbidden: [
    ...layerRules("design-system", "design-system/src", designSystemLayers),
    ...layerRules("commerce-service", "graphql/commerce-service/src", commerceLayers),
    ...layerRules("extensions", "graphql/extensions/src", extensionsLayers),
    ...layerRules("storefront", "storefront/app", storefrontLayers),
    ...layerRules("storefront-server", "storefront/server", storefrontServerLayers),
    {
      name: "design-system-knows-no-data",
      comment: "The design system imports React, Radix, vanilla-extract and itself.",
      severity: "error",
      from: { path: "^design-system/src/" },
      to: {
        path: "(^(graphql|storefront|tests)/|node_modules/(@apollo|graphql|react-router|react-router-dom|@react-router)(/|$))",
      },
    },
    {
      name: "contract-imports-nothing-of-ours",
      comment: "graphql imports nothing of the workspace.",
      severity: "error",
      from: { path: "^graphql/(operations|schema|generated|[^/]+\\.ts$)" },
      to: {
        path: "^(graphql/(commerce-service|extensions|service-kit|demo)|storefront|design-system|tests)/",
      },
    },
    {
      name: "service-kit-imports-nothing-of-ours",
      comment:
        "What services share imports the values of the design tokens and nothing else of the workspace.",
      severity: "error",
      from: { path: "^graphql/service-kit/" },
      to: {
        path: "^(graphql/(?!service-kit/)|storefront|design-system|tests)/",
        pathNot: "^design-system/src/theme/generated/json/",
      },
    },
    {
      name: "platform-imports-the-contract-only",
      comment: "The commerce service imports the contract's schema and the service kit.",
      severity: "error",
      from: { path: "^graphql/commerce-service/" },
      to: {
        path: "^(graphql/(demo|extensions|generated)|storefront|design-system|tests)/",
      },
    },
    {
      name: "extensions-import-the-contract-only",
      comment:
        "The extensions service imports the contract's schema and the service kit. Only its tests know the commerce service.",
      severity: "error",
      from: { path: "^graphql/extensions/(?!tests/)" },
      to: {
        path: "^(graphql/(commerce-service|generated|extensions/tests)|storefront|design-system|tests)/",
      },
    },
    {
      name: "storefront-imports-packages-by-name",
      comment:
        "The storefront uses the design system's public API and the generated documents, never the service.",
      severity: "error",
      from: { path: "^storefront/" },
      to: { path: "^(graphql/(commerce-service|extensions)|tests)/" },
    },
    {
      name: "storefront-imports-one-router-package",
      comment: "Import from react-router-dom. Node would load a second copy of the router by its other name.",
      severity: "error",
      from: { path: "^storefront/" },
      to: { path: "node_modules/react-router/" },
    },
    {
      name: "storefront-root-above-folders",
      comment: "Only the root's files combine features with what surrounds every page.",
      severity: "error",
      from: { path: "^storefront/app/[^/]+/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^storefront/app/[^/]+$" },
    },
    {
      name: "storefront-server-needs-nothing-of-node",
      comment:
        "The storefront's application runs on any platform; what is Node's belongs in server/node, what is workerd's in server/worker.",
      severity: "error",
      from: { path: "^storefront/server/", pathNot: serverOnNode },
      to: {
        path: "^storefront/server/(node|valkey|worker)/|node_modules/(send|@hono/node-server|iovalkey)/",
      },
    },
    {
      name: "storefront-server-imports-no-module-of-node",
      comment: "See storefront-server-needs-nothing-of-node.",
      severity: "error",
      from: { path: "^storefront/server/", pathNot: serverOnNode },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "storefront-features-apart",
      comment: "A feature never imports another.",
      severity: "error",
      from: { path: "^storefront/app/features/([^/]+)/" },
      to: { path: "^storefront/app/features/", pathNot: "^storefront/app/features/$1/" },
    },
    {
      name: "adapters-only-know-graphql",
      comment:
        "Only a feature's adapter (or its loader and store) knows both GraphQL types and component props.",
      severity: "error",
      from: { path: "^storefront/app/(features|routes)/.+\\.tsx$" },
      to: { path: "^graphql/generated/" },
    },
    {
      name: "no-cycles",
      comment: "Move what both need into a third module. Type imports count, too.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: ".dependency-cruiser.aliases.cjs" },
    doNotFollow: { path: "node_modules" },
    // Our own output, not that of packages.
    exclude: { path: "^(?!.*node_modules/).*(^|/)(dist|build|\\.react-router|out)/" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
