import { expect, test } from "vitest";
import { buyerIp } from "./buyer-ip.ts";

test.each([
  [{ remote: "203.0.113.7", forwardedFor: undefined }, false, "203.0.113.7"],
  [{ remote: "::ffff:203.0.113.7", forwardedFor: undefined }, false, "203.0.113.7"],
  // Without a proxy, any client could have sent this header.
  [{ remote: "203.0.113.7", forwardedFor: "198.51.100.1" }, false, "203.0.113.7"],
  [{ remote: "10.0.0.2", forwardedFor: "198.51.100.1, 203.0.113.7" }, true, "203.0.113.7"],
  [{ remote: "10.0.0.2", forwardedFor: "2001:db8::6" }, true, "2001:db8::6"],
  [{ remote: "10.0.0.2", forwardedFor: "203.0.113.7, unknown" }, true, undefined],
  [{ remote: "10.0.0.2", forwardedFor: undefined }, true, undefined],
  [{ remote: "10.0.0.2", forwardedFor: "198.51.100.1, 203.0.113.7:5678" }, true, "203.0.113.7"],
  [{ remote: "10.0.0.2", forwardedFor: "[2001:db8::6]:443" }, true, "2001:db8::6"],
  [{ remote: "10.0.0.2", forwardedFor: "[2001:db8::6]" }, true, "2001:db8::6"],
  [{ remote: "10.0.0.2", forwardedFor: "[unknown]:443" }, true, undefined],
  [{ remote: undefined, forwardedFor: undefined }, false, undefined],
  // A proxy on this machine needs no setting.
  [{ remote: "127.0.0.1", forwardedFor: "198.51.100.1, 203.0.113.7" }, false, "203.0.113.7"],
  [{ remote: "::ffff:127.0.0.1", forwardedFor: "203.0.113.7" }, false, "203.0.113.7"],
  [{ remote: "::1", forwardedFor: "2001:db8::6" }, false, "2001:db8::6"],
  [{ remote: "127.0.0.1", forwardedFor: undefined }, false, "127.0.0.1"],
])("a request of %o, behind a proxy: %s, comes from %s", (connection, behindProxy, expected) => {
  expect(buyerIp(connection, { behindProxy })).toBe(expected);
});
