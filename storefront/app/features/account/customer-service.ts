import {
  Customer_CustomerDocument,
  Customer_EmailMarketingSubscribeDocument,
  Customer_EmailMarketingUnsubscribeDocument,
  Customer_CustomerUpdateDocument,
  Customer_OrderLinesDocument,
  Customer_OrdersDocument,
  type OrderFragment,
  type OrderLineFragment,
  type OrderPageFragment,
} from "@circlet/graphql/generated/customer";
import { OrderedProductsDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { nextCursor } from "~/apollo/next-cursor";
import { NoIdReturned } from "~/apollo/no-id-returned";
import { pageSizes } from "./page-sizes";
import type { CardProduct } from "~/catalog/card-product";
import { loadCards } from "~/catalog/load-cards";
import { optionalData } from "~/http/optional-data";
import { numberOfGid } from "~/shop/product-gid";
import type { PublicSettings } from "~/settings/public-settings";
import { customerCommerce } from "~/shopper/session/customer-commerce";
import { fieldErrors } from "./field-errors";
import { type CustomerOrder, customerOrder, type OrderedProduct, productsById } from "./orders/order-adapter";
import { profileOf } from "./settings/profile-adapter";

const { orders: first, orderLines: lines, fulfillments } = pageSizes;

export type CustomerService = ReturnType<typeof openCustomerService>;

/** The customer's own data. Functions reject with a `ServiceFailure`, and lists that end early with an error. */
export function openCustomerService(settings: PublicSettings) {
  const commerce = customerCommerce(settings);

  /** Also those beyond the order's first page. */
  async function allLines(order: OrderFragment): Promise<readonly OrderLineFragment[]> {
    const all: OrderLineFragment[] = [...order.lineItems.nodes];
    let after = nextCursor(order.lineItems.pageInfo, null);
    while (after !== null) {
      const next = await commerce.query(Customer_OrderLinesDocument, {
        orderId: order.id,
        first: lines,
        after,
      });
      if (!next.order) break;
      all.push(...next.order.lineItems.nodes);
      after = nextCursor(next.order.lineItems.pageInfo, after);
    }
    return all;
  }

  /** By id, without those that the shop no longer shows. Never rejects: orders show without their products, too. */
  async function orderedProducts(lines: readonly OrderLineFragment[]): Promise<Map<string, OrderedProduct>> {
    const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
    const pages = Array.from({ length: Math.ceil(ids.length / pageSizes.orderedProducts) }, (_, page) =>
      ids.slice(page * pageSizes.orderedProducts, (page + 1) * pageSizes.orderedProducts),
    );
    const found = await Promise.all(
      pages.map((page) =>
        optionalData((signal) => commerce.query(OrderedProductsDocument, { ids: page }, signal)),
      ),
    );
    return productsById(found.flatMap((data) => data?.nodes ?? []));
  }

  async function orderPage(after: string | null): Promise<OrderPageFragment> {
    const { customer } = await commerce.query(Customer_OrdersDocument, { first, after, lines, fulfillments });
    return customer.orders;
  }

  return {
    async profile() {
      const { customer } = await commerce.query(Customer_CustomerDocument, { withOrders: false });
      return profileOf(customer);
    },
    /** Loads orders page by page and yields all of them so far, newest first. */
    async *orders(): AsyncGenerator<readonly CustomerOrder[]> {
      const all: CustomerOrder[] = [];
      let after: string | null = null;
      do {
        const page: OrderPageFragment = await orderPage(after);
        const lines = await Promise.all(page.nodes.map(allLines));
        const products = await orderedProducts(lines.flat());
        all.push(...page.nodes.map((order, index) => customerOrder(order, lines[index] ?? [], products)));
        yield [...all];
        after = nextCursor(page.pageInfo, after);
      } while (after !== null);
    },
    /** Updates only the names. Resolves with the new profile or with the errors of the rejected fields. */
    async saveNames(input: { firstName: string; lastName: string }) {
      const { customerUpdate } = await commerce.mutate(Customer_CustomerUpdateDocument, { input });
      if (customerUpdate && customerUpdate.userErrors.length > 0)
        return { refused: fieldErrors(customerUpdate.userErrors, ["firstName", "lastName"]) };
      if (!customerUpdate?.customer) throw new NoIdReturned();
      return profileOf(customerUpdate.customer);
    },
    async saveNews(isWanted: boolean): Promise<void> {
      const errors = isWanted ? await subscribeToEmail(commerce) : await unsubscribeFromEmail(commerce);
      if (!errors || errors[0]) throw new NoIdReturned(errors?.[0]?.message);
    },
    /** Of these products, the ones that still exist. */
    async products(ids: readonly string[]): Promise<readonly CardProduct[]> {
      return loadCards(commerce, ids.map(numberOfGid));
    },
  };
}

async function subscribeToEmail(commerce: Commerce) {
  const data = await commerce.mutate(Customer_EmailMarketingSubscribeDocument, {});
  return data.customerEmailMarketingSubscribe?.userErrors;
}

async function unsubscribeFromEmail(commerce: Commerce) {
  const data = await commerce.mutate(Customer_EmailMarketingUnsubscribeDocument, {});
  return data.customerEmailMarketingUnsubscribe?.userErrors;
}
