/** The id of the build that these scripts belong to; empty unless made by `npx pnpm build`. */
export const buildId: string = import.meta.env["VITE_BUILD_ID"] ?? "";
