import { expect, test } from "vitest";
import { sanitizedHtml } from "./product-html.server";

test.each([
  ["<p>Silk.</p><script>alert(1)</script>", "<p>Silk.</p>"],
  ['<p onclick="x()" style="color:red">Silk</p>', "<p>Silk</p>"],
  ['<img src=x onerror="alert(1)">', ""],
  ['<a href="javascript:alert(1)">Care</a>', "Care"],
  ["<h1>Fabric</h1><ul><li>Silk</li></ul>", "<h3>Fabric</h3><ul><li>Silk</li></ul>"],
  ['<svg><script>alert(1)</script></svg><iframe src="//evil.example"></iframe>', ""],
  ["<div></div>Plain & simple", "Plain &amp; simple"],
  ["<p>Unclosed <strong>tag", "<p>Unclosed <strong>tag</strong></p>"],
])("%s is shown as %s", (html, shown) => {
  expect(sanitizedHtml(html)).toBe(shown);
});
