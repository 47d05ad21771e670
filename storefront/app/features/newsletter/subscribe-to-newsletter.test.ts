import { beforeEach, expect, test, vi } from "vitest";
import { subscribeToNewsletter } from "./subscribe-to-newsletter";

const settings = { url: "https://mail.example", key: "CIRCLT", list: "NEWSLT" };
const subscribe = (changes = {}) =>
  subscribeToNewsletter({ ...settings, ...changes }, "ada@circlet.example", 1000);

let send: ReturnType<typeof vi.fn<typeof fetch>>;

beforeEach(() => {
  send = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 202 })));
  vi.stubGlobal("fetch", send);
});
test("the request is the one that the tool expects", async () => {
  await subscribe();
  const request = send.mock.calls[0]![0] as Request;
  expect(request.url).toBe("https://mail.example/client/subscriptions/?company_id=CIRCLT");
  expect(request.method).toBe("POST");
  expect(Object.fromEntries(request.headers)).toEqual({
    revision: "2024-07-15",
    "content-type": "application/json",
  });
  expect(await request.json()).toEqual({
    data: {
      type: "subscription",
      attributes: { profile: { data: { type: "profile", attributes: { email: "ada@circlet.example" } } } },
      relationships: { list: { data: { type: "list", id: "NEWSLT" } } },
    },
  });
});

test("a shop without a key sends nothing and logs why", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  await expect(subscribe({ key: null })).rejects.toThrow();
  expect(log).toHaveBeenCalledWith("Klaviyo API key not found");
  expect(send).not.toHaveBeenCalled();
});

test("an address that the tool does not accept is an error", async () => {
  send.mockResolvedValue(new Response("{}", { status: 429 }));
  await expect(subscribe()).rejects.toMatchObject({ cause: 429 });
});
