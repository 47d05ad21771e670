import { beforeEach, expect, test, vi } from "vitest";
import { ServiceFailure } from "~/http/service-failure";
import { WishlistStore, type WishlistStoreOptions } from "./wishlist-store";

const slip = { id: "gid://shopify/Product/1", category: "dresses" };
const jeans = { id: "gid://shopify/Product/2", category: "jeans" };

let served: string[];
let kept: readonly string[];
let options: WishlistStoreOptions;
let service: {
  add: ReturnType<typeof vi.fn>;
  remove: ReturnType<typeof vi.fn>;
  read: ReturnType<typeof vi.fn>;
};

beforeEach(() => {
  served = [];
  kept = [];
  service = {
    read: vi.fn(async () => [...served]),
    add: vi.fn(async (id: string) => void served.push(id)),
    remove: vi.fn(async (id: string) => void (served = served.filter((other) => other !== id))),
  };
  options = {
    api: () => Promise.resolve(service as never),
    storage: { get: () => kept, set: (ids) => void (kept = ids) },
    onAdded: vi.fn(),
    onRemoved: vi.fn(),
    onFailed: vi.fn(),
  };
});

const settled = (store: WishlistStore, ...products: { id: string }[]) =>
  vi.waitFor(() => {
    for (const { id } of products) expect(["add", "saved"]).toContain(store.stateOf(id));
  });

test("the wishlist shares a read between simultaneous callers", async () => {
  served = [jeans.id];
  const store = new WishlistStore(options);
  await Promise.all([store.fill(), store.fill()]);
  expect(store.ids()).toEqual([jeans.id]);
  expect(service.read).toHaveBeenCalledOnce();
});

test("the wishlist keeps what another tab stored while it read an older list", async () => {
  let answer: ((ids: string[]) => void) | undefined;
  service.read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const store = new WishlistStore(options);
  const filled = store.fill();
  await vi.waitFor(() => expect(service.read).toHaveBeenCalledOnce());
  served = [jeans.id];
  kept = [jeans.id];
  store.reread();
  answer?.([]);
  await filled;
  expect(store.ids()).toEqual([jeans.id]);
  expect(kept).toEqual([jeans.id]);
});

test("the wishlist sends quick clicks one by one, and ignores a second click on the same product", async () => {
  const waiting: (() => void)[] = [];
  service.add.mockImplementation(async (id: string) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    served.push(id);
  });
  const store = new WishlistStore(options);
  for (const product of [slip, jeans, slip, jeans]) store.toggle(product);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  expect(service.add).toHaveBeenCalledTimes(1);
  waiting[0]!();
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  expect(store.ids()).toEqual([slip.id]);
  waiting[1]!();
  await settled(store, slip, jeans);
  expect(store.ids()).toEqual([slip.id, jeans.id]);
  expect(service.add).toHaveBeenCalledTimes(2);
});

test("the wishlist reads the list after a lost response, in case the change was made", async () => {
  service.add.mockImplementation(async (id: string) => {
    served.push(id);
    throw new ServiceFailure("extensions_addWishlistItem", new TypeError("offline"));
  });
  const store = new WishlistStore(options);
  store.toggle(slip);
  await settled(store, slip);
  expect(store.stateOf(slip.id)).toBe("saved");
  expect(service.add).toHaveBeenCalledOnce();
  expect(options.onFailed).not.toHaveBeenCalled();
});

test("the wishlist keeps a change that is newer than a read", async () => {
  let answer: (ids: string[]) => void = () => undefined;
  service.read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  served = [jeans.id];
  const store = new WishlistStore(options);
  const filling = store.fill();
  await vi.waitFor(() => expect(service.read).toHaveBeenCalled());
  store.toggle(slip);
  await settled(store, slip);
  answer([jeans.id]);
  await filling;
  // And keeps the products that were on the list before.
  expect([store.stateOf(slip.id), store.stateOf(jeans.id)]).toEqual(["saved", "saved"]);
});

test("the wishlist drops pending changes on sign-out", async () => {
  const added = Promise.withResolvers<void>();
  service.add.mockImplementation(() => added.promise);
  const store = new WishlistStore(options);
  store.toggle(slip);
  store.toggle(jeans);
  await vi.waitFor(() => expect(service.add).toHaveBeenCalled());
  store.clear();
  added.resolve();
  await store.fill();
  expect(service.add).toHaveBeenCalledOnce();
  expect(store.ids()).toEqual([]);
  expect(store.stateOf(slip.id)).toBe("add");
  expect(options.onAdded).not.toHaveBeenCalled();
});
