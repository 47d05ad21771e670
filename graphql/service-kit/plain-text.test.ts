import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["<p>İİİİİİ</p><style>p{color:red}</style><p>Elbise</p>", "İİİİİİ Elbise"],
  ["<p>İ</p><!-- washed > once --><p>Elbise</p>", "İ Elbise"],
  [
    "Girl&rsquo;s cr&ecirc;pe &ndash; 50&deg; &#8217;&#x2019; &copy 5 &AMP; 5",
    "Girl’s crêpe – 50° ’’ © 5 & 5",
  ],
  ["a&amp;eacute;b", "a&eacute;b"],
  ["<b>S</b>ilk, 10<sup>th</sup> H<sub>2</sub>O", "Silk, 10th H2O"],
  [
    "<dl><dt>Fabric</dt><dd>Wool</dd></dl><blockquote>One.</blockquote><section>Two.</section>",
    "Fabric Wool One. Two.",
  ],
  ["<table><tr><td>S</td><td>4</td></tr></table>", "S 4"],
  ["One<br>two<hr/>three", "One two three"],
  ["<p>Silk<p>Wool", "Silk Wool"],
  ["3 < 4 and 5 > 4 <3", "3 < 4 and 5 > 4 <3"],
  ['<img alt="a > b" src="x">Coat', "Coat"],
  ["Coat<script>alert('</p>')</script>", "Coat"],
  ["Coat<style>p{}", "Coat"],
  ["Coat<!-- unfinished", "Coat"],
  ["<svg><title>Icon</title><text>A</text></svg>Coat", "Coat"],
  ["&nbsp; Coat&nbsp;", "Coat"],
  ["", ""],
])("the text of %s is %o", (html, text) => {
  expect(plainText(html)).toBe(text);
});
