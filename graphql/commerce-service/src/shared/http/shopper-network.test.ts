import { expect, test } from "vitest";
import { shopperNetwork } from "./shopper-network.ts";

const network = (address: string, forwarded?: string, behindProxy = false) =>
  shopperNetwork(
    { address, headers: new Headers(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }) },
    { behindProxy },
  );

test.each([
  ["203.0.113.7", undefined, "203.0.113.7"],
  ["::ffff:203.0.113.7", undefined, "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", undefined, "2001:db8:1:2"],
  ["2001:db8::6", undefined, "2001:db8:0:0"],
  // A client may claim to be any address.
  ["203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["127.0.0.1", undefined, undefined],
  ["::1", undefined, undefined],
  ["127.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"],
  ["127.0.0.1", "203.0.113.7:5678", "203.0.113.7"],
  ["127.0.0.1", "[2001:db8::6]:443", "2001:db8:0:0"],
  // One network for all, because no address must not mean no limit.
  ["127.0.0.1", "not an address", "unknown"],
  ["127.0.0.1", "unknown", "unknown"],
  ["127.0.0.1", "", "unknown"],
])("a request of %s forwarded for %s comes from %s", (peer, forwarded, expected) => {
  expect(network(peer, forwarded)).toBe(expected);
});

test.each([
  ["secret-of-the-shop", "203.0.113.9", "203.0.113.9"],
  ["secret-of-the-shop", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["secret-of-the-shop", "127.0.0.1", undefined],
  ["secret-of-the-shop", "not an address", "203.0.113.7"],
  ["another secret", "203.0.113.9", "203.0.113.7"],
  [undefined, "203.0.113.9", "203.0.113.7"],
])("a request with the private token %s for the shopper %s comes from %s", (token, buyer, expected) => {
  const headers = new Headers({
    "shopify-storefront-buyer-ip": buyer,
    ...(token && { "shopify-storefront-private-token": token }),
  });
  const settings = { behindProxy: false, privateToken: "secret-of-the-shop" };
  expect(shopperNetwork({ address: "203.0.113.7", headers }, settings)).toBe(expected);
});

test("a proxy on another machine is believed if the settings name one", () => {
  expect(network("10.0.0.2", "198.51.100.1, 203.0.113.7", true)).toBe("203.0.113.7");
});
