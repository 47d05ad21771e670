/** The build of these scripts; empty unless `npx pnpm build` made it. */
export const buildId: string = import.meta.env["VITE_BUILD_ID"] ?? "";
