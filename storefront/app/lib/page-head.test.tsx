// @vitest-environment happy-dom
import { Meta } from "react-router";
import { createRoutesStub } from "react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readHead } from "./head-in-page";
import { headOf, sendHead } from "./page-head";
import { packHead } from "./page-meta";

const head = packHead({
  title: "Wool coat, “long” & <warm>",
  description: 'Somebody\'s coat "as new".',
  canonical: "https://shop.example/products/coat?a=1&b=2",
  image: { url: "https://cdn.example/coat.jpg?v=1&width=960", alt: "A coat" },
  noindex: true,
  jsonLd: [
    { "@type": "Product", name: "</script><b>&" },
    { "@type": "BreadcrumbList", itemListElement: [] },
  ],
});

const request = (path: string) => new Request(`https://shop.example${path}`);

/** The head's HTML as the shop writes it. */
function htmlOf(descriptors: ReturnType<typeof headOf>): string {
  const Stub = createRoutesStub([{ id: "page", path: "/", Component: Meta, meta: () => descriptors }]);
  return renderToStaticMarkup(<Stub />);
}

test("a head that was read from its document is written in the same way", () => {
  const html = htmlOf(headOf({ head }));
  expect(html).toContain("BreadcrumbList");
  document.head.innerHTML = `<meta name="viewport" content="width=device-width"><meta name="storefront-settings" content="{}">${html}`;
  expect(htmlOf(readHead(document.head))).toBe(html);
});

test("a document's data say nothing that its head says", () => {
  expect(JSON.stringify(sendHead(request("/products/coat"), head)).length).toBeLessThan(20);
  expect(sendHead(request("/products/coat.data"), head)).toBe(head);
});

test("the server writes the head that is not in the data", () => {
  expect(headOf({ head: sendHead(request("/"), head) })).toEqual(JSON.parse(head));
});
