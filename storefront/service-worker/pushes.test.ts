import { beforeEach, expect, test, vi } from "vitest";
import { listenToPushes } from "./pushes.ts";

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: { readonly path: string; readonly stop: string | null };
}

const message = {
  id: "7",
  title: "1 new match: Dresses",
  body: "Wrap dress",
  path: "/products/wrap-dress",
  stop: "/alerts/stop/search?token=abc&search=7",
};
let shown: Shown[];
let opened: string[];
let open: { readonly url: string; readonly focus: () => Promise<void> }[];
const showNotification = vi.fn(
  async (title: string, options: object) => void shown.push({ title, ...options } as Shown),
);
const fetched = vi.fn<typeof fetch>();
let listeners: Map<string, (event: object) => void>;

beforeEach(() => {
  shown = [];
  opened = [];
  open = [];
  listeners = new Map();
  fetched.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal("fetch", fetched);
  listenToPushes({
    location: { origin: "https://shop.example" },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: {
      showNotification,
    },
    clients: { matchAll: async () => open, openWindow: async (path: string) => void opened.push(path) },
  } as unknown as ServiceWorkerGlobalScope);
});

async function dispatch(name: string, event: object): Promise<void> {
  const waits: Promise<unknown>[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
  await Promise.all(waits);
}

const push = (content: unknown) => dispatch("push", { data: { json: () => content } });
const click = (data: object, action = "") =>
  dispatch("notificationclick", { action, notification: { data, close: vi.fn() } });

test("a message is shown with what it says and with a button that stops it", async () => {
  await push(message);
  expect(shown).toMatchObject([
    { title: message.title, body: "Wrap dress", tag: "7", actions: [{ title: "Stop these alerts" }] },
  ]);
});

test.each([
  ["is not JSON", null],
  ["leads to another site", { ...message, path: "https://evil.example/" }],
])("a message that %s is shown as news of the saved searches", async (_, content) => {
  await push(content);
  expect(shown).toMatchObject([
    { title: "Something new for you", data: { path: "/profile/saved-searches" } },
  ]);
});

test("a notification opens its page, or shows it where it is open", async () => {
  await click(message);
  expect(opened).toEqual(["/products/wrap-dress"]);
  const focus = vi.fn(() => Promise.resolve());
  open = [{ url: "https://shop.example/products/wrap-dress", focus }];
  await click(message);
  expect([opened.length, focus.mock.calls.length]).toEqual([1, 1]);
});

test("a notification that another site could have changed opens nothing", async () => {
  await click({ ...message, path: "//evil.example" });
  expect(opened).toEqual([]);
});

test("alerts of one search stop from the notification", async () => {
  await click(message, "stop");
  expect(fetched).toHaveBeenCalledWith(message.stop, expect.objectContaining({ method: "POST" }));
  expect(shown).toMatchObject([{ title: "You get no more of these alerts" }]);
});

test("a notification of several searches opens the page that names them, and stops none on its own", async () => {
  const ofSeveral = { ...message, stop: "/alerts/stop?token=abc" };
  await push(ofSeveral);
  expect(shown).toMatchObject([{ actions: [{ title: "Choose what to stop" }] }]);
  await click(ofSeveral, "stop");
  expect(opened).toEqual(["/alerts/stop?token=abc"]);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ["the shop fails", () => Promise.resolve(new Response(null, { status: 503 }))],
  ["there is no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
])(
  "a notification says that the alerts go on when %s, and leads to the page that stops them",
  async (_, respond) => {
    fetched.mockImplementation(respond);
    await click(message, "stop");
    expect(shown).toMatchObject([{ title: "The alerts were not stopped", data: { path: message.stop } }]);
  },
);

test("a subscription that the browser ends is news, which leads to the account", async () => {
  await dispatch("pushsubscriptionchange", {});
  expect(shown).toMatchObject([
    { title: "Alerts on this device have ended", data: { path: "/profile/saved-searches" } },
  ]);
});

test("a subscription may end because the shopper no longer permits notifications", async () => {
  showNotification.mockRejectedValueOnce(new TypeError("No notification permission"));
  await expect(dispatch("pushsubscriptionchange", {})).resolves.toBeUndefined();
});
