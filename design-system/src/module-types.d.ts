declare module "*.css";
declare module "*.woff2?url" {
  const url: string;
  export default url;
}
interface ImportMeta {
  /** Vite's `import.meta.glob`: modules by path. */
  glob<Module>(
    pattern: string | readonly string[],
    options: { eager: true; import?: string; query?: string },
  ): Record<string, Module>;
}
