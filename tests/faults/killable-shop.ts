import { rm } from "node:fs/promises";
import { connect } from "node:net";
import { expect, onTestFinished } from "vitest";
import { catalogProducts } from "../conformance/catalog-products.ts";
import type { Program } from "../../.tasks/program.ts";
import { createCartWithAllVariants } from "../e2e/service-carts.ts";
import { serveCommerce, serveStorefront } from "../programs.ts";
import { seededFolder } from "./faulty-shop.ts";
import { flaws, visit } from "./check-shop.ts";

/** A commerce service that a test may stop and kill, with a product for sale and a cart that contains it. */
export class KillableShop {
  readonly data: string;
  readonly platformUrl: string;
  readonly path: string;
  readonly cartId: string;
  platform: Program;

  private constructor(data: string, platform: Program, platformUrl: string, path: string, cartId: string) {
    this.data = data;
    this.platform = platform;
    this.platformUrl = platformUrl;
    this.path = path;
    this.cartId = cartId;
  }

  static async open(): Promise<KillableShop> {
    const data = await seededFolder();
    const platform = serveCommerce(data);
    const url = await platform.url();
    const handle = (await catalogProducts(url)).find(({ isForSale }) => isForSale)?.handle ?? "";
    const cartId = await createCartWithAllVariants(url, handle);
    return new KillableShop(data, platform, url, `/products/${handle}`, cartId);
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.data, { recursive: true });
  }

  kill(): Promise<void> {
    return this.platform.kill();
  }

  /** Starts the commerce service again, on its port. */
  async restart(): Promise<void> {
    this.platform = serveCommerce(this.data, { PLATFORM_PORT: new URL(this.platformUrl).port });
    await this.platform.url();
  }

  async storefront(env: Readonly<Record<string, string>> = {}, limits?: string) {
    const settings = { STOREFRONT_API_TIMEOUT: "1000", ...env };
    const program = serveStorefront(this.platformUrl, settings, { limits });
    onTestFinished(() => program.kill());
    return { program, url: await program.url() };
  }

  visit(url: string, path = this.path) {
    return visit(url, path, this.cartId);
  }

  async eventuallyWorks(url: string): Promise<void> {
    const status = async () => (await this.visit(url).catch(() => null))?.status;
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
  }

  async expectUnavailable(url: string): Promise<void> {
    for (const path of [this.path, "/cart", "/search"]) {
      const page = await this.visit(url, path);
      expect([path, page.status]).toEqual([path, 503]);
      expect(flaws(page, "unavailable")).toEqual([]);
    }
  }

  async expectCartKept(url: string): Promise<void> {
    const { status, html } = await this.visit(url, "/cart");
    expect([status, html.includes(this.path)]).toEqual([200, true]);
  }
}

/** A connection that sends `start` and then nothing. */
export function idleConnection(url: string, start = "") {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => start && socket.write(start));
  socket.on("error", () => undefined);
  return socket;
}
