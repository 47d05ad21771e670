declare module "*.css";
declare module "*.woff2?url" {
  const url: string;
  export default url;
}
interface ImportMeta {
  /** Vite's: the modules that match, by path. */
  glob<Module>(
    pattern: string | readonly string[],
    options: { eager: true; import?: string; query?: string },
  ): Record<string, Module>;
}
