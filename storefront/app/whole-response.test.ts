import { expect, test } from "vitest";
import { WholeResponse } from "./whole-response";

test("a whole response is read like any other", async () => {
  const page = () =>
    new WholeResponse("<p>crème</p>", { status: 404, headers: { "Content-Type": "text/html" } });
  expect(await page().text()).toBe("<p>crème</p>");
  // As a stream, which is how the development server sends it.
  expect(await new Response(page().body).text()).toBe("<p>crème</p>");
  expect(page()).toMatchObject({ status: 404, ok: false });
  expect(page().headers.get("Content-Type")).toBe("text/html");
});
