declare module "*.css";
declare module "*.woff2?url" {
  const url: string;
  export default url;
}
interface ImportMeta {
  /** Vite's environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Vite's `import.meta.glob`, which returns modules by path. */
  glob<Module>(
    pattern: string | readonly string[],
    options: { eager: true; import?: string; query?: string },
  ): Record<string, Module>;
  glob<Module>(
    pattern: string | readonly string[],
    options: { import?: string; query?: string },
  ): Record<string, () => Promise<Module>>;
}
