import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { recordEvent, setEventSink } from "~/events/record-event";
import type { EventItem, ShopEvent } from "~/events/shop-event";
import { analyticsHit } from "./analytics-hit";
import { eventSender } from "./event-sender";
import { marketingEvent } from "./marketing-event";

const dress: EventItem = {
  id: "wrap-dress",
  name: "Wrap ~ dress",
  brand: "Maren & Co",
  category: "Dresses",
  variant: "Plum / M",
  price: 4800,
  path: "/products/wrap-dress",
};
const added: ShopEvent = { name: "add_to_cart", items: [dress], value: 4800 };

const context = {
  measurementId: "G-TEST",
  clientId: "1.2",
  page: { url: "https://shop.example/products/wrap-dress", title: "Wrap dress | Circlet" },
};

describe("the analytics format", () => {
  const hit = (event: ShopEvent) =>
    Object.fromEntries(new URLSearchParams(analyticsHit(event, context).body));

  test("the analytics format has ids and page in the URL, and the event, its value and products in the body", () => {
    expect(Object.fromEntries(analyticsHit(added, context).address)).toEqual({
      v: "2",
      tid: "G-TEST",
      cid: "1.2",
      dl: context.page.url,
      dt: context.page.title,
    });
    expect(hit(added)).toEqual({
      en: "add_to_cart",
      cu: "USD",
      "epn.value": "48.00",
      // A tilde separates fields, so the one in the name is removed.
      pr1: "idwrap-dress~nmWrap - dress~brMaren & Co~caDresses~vaPlum / M~pr48.00~qt1",
    });
  });

  test("the analytics URL is short even for a whole listing page", () => {
    const items = Array.from({ length: 80 }, () => dress);
    const { address, body } = analyticsHit({ name: "view_item_list", list: "Dresses", items }, context);
    expect(address.toString().length).toBeLessThan(500);
    expect(new URLSearchParams(body).get("pr80")).toContain("idwrap-dress");
    // One line per event.
    expect(body).not.toContain("\n");
  });

  test.each<[ShopEvent, Record<string, string>]>([
    [
      { name: "search", text: "linen" },
      { en: "search", "ep.search_term": "linen" },
    ],
    [{ name: "page_view", path: "/faq", title: "FAQ" }, { en: "page_view" }],
    [
      { name: "view_item_list", list: "Dresses", items: [dress, dress] },
      { en: "view_item_list", "ep.item_list_name": "Dresses" },
    ],
  ])("the analytics format includes the parameters of %o", (event, parameters) => {
    expect(hit(event)).toMatchObject(parameters);
  });
});

test("the marketing format includes the metric, the product and its absolute URL", () => {
  expect(marketingEvent(added, "1.2", "https://shop.example")).toEqual({
    data: {
      type: "event",
      attributes: {
        properties: {
          ProductID: "wrap-dress",
          ProductName: "Wrap ~ dress",
          Brand: "Maren & Co",
          Categories: ["Dresses"],
          Price: 48,
          URL: "https://shop.example/products/wrap-dress",
        },
        value: 48,
        value_currency: "USD",
        metric: { data: { type: "metric", attributes: { name: "Added to Cart" } } },
        profile: { data: { type: "profile", attributes: { anonymous_id: "1.2" } } },
      },
    },
  });
});

test("the marketing format is null for events that the tool does not use", () => {
  expect(marketingEvent({ name: "search", text: "linen" }, "1.2", "")).toBeNull();
});

describe("an event", () => {
  const settings = {
    url: "https://shop.example",
    analytics: { url: "https://analytics.example", id: "G-TEST" },
    marketing: { url: "https://marketing.example", key: "KEY" },
  };

  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.stubGlobal("location", { href: "https://shop.example/" });
    vi.stubGlobal("document", { title: "Circlet" });
  });

  afterEach(() => setEventSink(null));

  const sentTo = (fetched: ReturnType<typeof vi.fn>) =>
    fetched.mock.calls.map(([address]) => new URL(String(address)).host);

  test("an event goes to both tools, but to neither without an id and a key", () => {
    const fetched = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
    vi.stubGlobal("fetch", fetched);
    eventSender(settings)(added);
    expect(sentTo(fetched)).toEqual(["analytics.example", "marketing.example"]);
    const { analytics, marketing } = settings;
    eventSender({
      ...settings,
      analytics: { ...analytics, id: null },
      marketing: { ...marketing, key: null },
    })(added);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test("an event tells neither tool what only this shopper may know of the page's address", () => {
    const names = [
      "code",
      "state",
      "iss",
      "error",
      "error_description",
      "token",
      "email",
      "preview-brand",
      "near",
      "within",
    ];
    const secrets = names.map((name) => `${name}=secret`).join("&");
    vi.stubGlobal("location", { href: `https://shop.example/brands/norelle?${secrets}&color=red#top` });
    const fetched = vi.fn((..._sent: unknown[]) => Promise.resolve(new Response(null, { status: 204 })));
    vi.stubGlobal("fetch", fetched);
    eventSender(settings)({ name: "page_view", path: "/brands/norelle", title: "Norelle" });
    const sent = decodeURIComponent(JSON.stringify(fetched.mock.calls));
    expect(sent).toContain("https://shop.example/brands/norelle?color=red#top");
    expect(sent).not.toContain("secret");
  });

  test.each([
    ["is refused", () => Promise.resolve(new Response(null, { status: 500 }))],
    ["is not reached", () => Promise.reject(new TypeError("Failed to fetch"))],
    [
      "breaks",
      () => {
        throw new Error("no fetch");
      },
    ],
  ])("an event is logged if it %s, and does not affect the page", async (_, fails) => {
    vi.stubGlobal("fetch", vi.fn(fails));
    const noted = vi.spyOn(console, "error").mockImplementation(() => undefined);
    setEventSink(eventSender(settings));
    expect(() => recordEvent(added)).not.toThrow();
    await vi.waitFor(() =>
      expect(noted).toHaveBeenCalledWith("Error tracking product in Klaviyo", expect.anything()),
    );
  });
});
