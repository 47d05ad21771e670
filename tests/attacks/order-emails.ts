import { Window } from "happy-dom";
import { queryService } from "../query-service.ts";
import { Checkout } from "../../graphql/commerce-service/src/checkout/shopper.fixture.ts";

/** The longest name or address line that the checkout accepts. */
const longestField = 100;

const variantQuery =
  "query ($handle: String!) { product(handle: $handle) { variants(first: 1) { nodes { id } } } }";
const createCart = "mutation ($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl } } }";

/** Buys a hostile product with the payload as name and address, and returns the documents about the order. */
export async function orderDocuments(
  platformUrl: string,
  payload: string,
  productPath: string,
): Promise<Response[]> {
  const handle = productPath.split("/").at(-1);
  const found = await queryService<{ product: { variants: { nodes: readonly { id: string }[] } } }>(
    platformUrl,
    variantQuery,
    { handle },
  );
  const merchandiseId = found.product.variants.nodes[0]?.id;
  const input = { note: payload, lines: [{ merchandiseId, quantity: 1 }] };
  const created = await queryService<{ cartCreate: { cart: { checkoutUrl: string } } }>(
    platformUrl,
    createCart,
    { input },
  );
  const checkout = await new Checkout(created.cartCreate.cart.checkoutUrl).open();
  const email = `${crypto.randomUUID()}@circlet.example`;
  const typed = payload.slice(0, longestField).trim() || "Ada";
  const sent = await checkout.send({
    email,
    firstName: typed,
    lastName: typed,
    address1: typed,
    address2: typed,
    city: typed,
  });
  const thankYou = sent.headers.get("location");
  if (thankYou === null) throw new Error(`The order was refused for ${payload}: ${checkout.text}`);

  const mailbox = await fetch(`${platformUrl}/mailbox?${new URLSearchParams({ email })}`);
  const emails = emailLinks(await mailbox.clone().text());
  if (emails.length === 0) throw new Error(`The mailbox has no email about the order of ${payload}`);
  const pages = [thankYou, ...emails].map((address) => fetch(new URL(address, platformUrl)));
  return [mailbox, ...(await Promise.all(pages))];
}

function emailLinks(html: string): string[] {
  const { document } = new Window();
  document.write(html);
  const links = document.querySelectorAll('a[href^="/mailbox/email?"]');
  return Array.from(links, (link) => link.getAttribute("href") ?? "");
}
