import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

test.each([
  ["/checkouts/aSecretToken1234567890", "/checkouts/-"],
  ["/checkouts/aSecretToken1234567890/thank-you?answer=secret", "/checkouts/-/thank-you"],
  ["/authentication/1/sign-in/secret-id-123", "/authentication/1/sign-in/-"],
  ["/1/auth/oauth/authorize/secret-id?code=secret", "/1/auth/oauth/authorize/-"],
  ["/mailbox?email=ada%40circlet.example", "/mailbox"],
  ["http://[", ""],
])("the log has %s without its secret: %s", (address, path) => {
  expect(loggedPath(address)).toBe(path);
});
