import build from "../.tasks/commands/build.ts";

/** Before the tests of a project or configuration that needs the built storefront. */
export default async function setup(): Promise<void> {
  await build();
}
