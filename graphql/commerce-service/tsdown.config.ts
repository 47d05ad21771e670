import { createRequire } from "node:module";
import { defineConfig } from "tsdown";
import packageFile from "./package.json" with { type: "json" };

/** This folder in `dist`, whose modules have the same places as their sources, so that they find their files. */
const own = "dist/graphql/commerce-service";

/** The official schemas, which the contract has from their packages. */
const contract = createRequire(import.meta.resolve("@circlet/graphql/schema/storefront"));

/** The published package: a program with the workspace's other packages inside. */
export default defineConfig({
  entry: "src/commerce-service.ts",
  root: "../..",
  unbundle: true,
  platform: "node",
  target: "node24",
  fixedExtension: false,
  deps: { alwaysBundle: /^@circlet\// },
  copy: [
    { from: "migrations", to: own },
    { from: "src/shared/pages/icon.svg", to: `${own}/src/shared/pages` },
    { from: "src/shared/pages/styles", to: `${own}/src/shared/pages` },
    ...Object.entries(packageFile.publishConfig.imports).map(([name, to]) => ({
      from: contract.resolve(name),
      to: "dist/schemas",
      rename: to.slice("./dist/schemas/".length),
    })),
  ],
  dts: false,
  logLevel: "warn",
});
