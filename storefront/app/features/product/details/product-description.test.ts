import { expect, test } from "vitest";
import { productDescription } from "./product-description.server";

test.each([
  ["<p>Silk.</p><script>alert(1)</script>", "<p>Silk.</p>"],
  ['<p onclick="x()" style="color:red">Silk</p>', "<p>Silk</p>"],
  ['<img src=x onerror="alert(1)">', ""],
  ['<a href="javascript:alert(1)">Care</a>', "Care"],
  ["<h1>Fabric</h1><ul><li>Silk</li></ul>", "<h3>Fabric</h3><ul><li>Silk</li></ul>"],
  ['<svg><script>alert(1)</script></svg><iframe src="//evil.example"></iframe>', ""],
  ["<div></div>Plain & simple", "Plain &amp; simple"],
  ["<div>One<div>Two</div>three</div>", "<div>One<div>Two</div>three</div>"],
  ["<p>One<p>Two", "<p>One</p><p>Two</p>"],
  ["<p>One<section>Two</section></p>", "<p>One</p><div>Two</div>"],
  ["<dl><dt>Fabric</dt><dd>Wool</dd></dl>", "<dl><dt>Fabric</dt><dd>Wool</dd></dl>"],
  ["<blockquote>One.</blockquote><section>Two.</section>", "<blockquote>One.</blockquote><div>Two.</div>"],
  ["<details><summary>More</summary>Linen</details>", "<div><div>More</div>Linen</div>"],
  ["H<sub>2</sub>O, <b>S</b>ilk &rsquo;", "H<sub>2</sub>O, <b>S</b>ilk ’"],
  ["<p>İ</p><!-- x --><p>Elbise</p>", "<p>İ</p><p>Elbise</p>"],
  ["<p>Unclosed <strong>tag", "<p>Unclosed <strong>tag</strong></p>"],
])("the HTML %s becomes %s", (html, shown) => {
  expect(productDescription(html)).toMatchObject({ html: shown, facts: [] });
});

test("a list of names and values becomes facts", () => {
  expect(
    productDescription(
      "<p>A slip dress.</p><ul>\n<li>Material: 100% silk &amp; love</li><li>Care: Wash cold</li></ul>",
    ),
  ).toEqual({
    html: "<p>A slip dress.</p>",
    text: "A slip dress. Material: 100% silk & love Care: Wash cold",
    facts: [
      { name: "Material", value: "100% silk & love" },
      { name: "Care", value: "Wash cold" },
    ],
  });
});

test.each([
  "<ul><li>Cut on the bias</li><li>Care: Wash cold</li></ul>",
  "<ul><li>Care: <strong>Wash</strong> cold</li></ul>",
  "<ul><li>Care: cold<ul><li>Never: hot</li></ul></li></ul>",
  "<p>Care: Wash cold</p>",
])("the HTML %s stays unchanged", (html) => {
  expect(productDescription(html)).toMatchObject({ html, facts: [] });
});
