/** What the shop uses of workerd's own module. */
declare module "cloudflare:workers" {
  /** Settings and secrets, and the binding of wrangler.jsonc. */
  export const env: Readonly<Record<string, string | undefined>> & {
    readonly ASSETS: { fetch(request: Request): Promise<Response> };
    readonly ASSISTANT_LIMIT: RateLimit;
    readonly CART_LIMIT: RateLimit;
    readonly FORM_LIMIT: RateLimit;
    readonly REPORT_LIMIT: RateLimit;
  };
  interface RateLimit {
    limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
  }
  /** Keeps the current request's work alive after its response. */
  export function waitUntil(work: Promise<unknown>): void;
}
