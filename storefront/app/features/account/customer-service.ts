import {
  Customer_CustomerDocument,
  Customer_CustomerEmailMarketingSubscribeDocument,
  Customer_CustomerEmailMarketingUnsubscribeDocument,
  Customer_CustomerUpdateDocument,
  Customer_OrderLinesDocument,
  Customer_OrdersDocument,
  type OrderFragment,
  type OrderLineFragment,
  type OrderPageFragment,
} from "@circlet/graphql/generated/customer";
import type { Commerce } from "~/apollo/commerce";
import { NoIdReturned } from "~/apollo/no-id-returned";
import { pageSizes } from "~/constants";
import type { CardProduct } from "~/catalog/card-product";
import { loadCards } from "~/catalog/load-cards";
import { numberOfGid } from "~/catalog/product-gid";
import type { PublicSettings } from "~/settings/public-settings";
import { customerCommerce } from "~/session/customer-commerce";
import { type CustomerProfile, profileOf, type RefusedNames, refusedNames } from "./settings/profile-adapter";
import { type CustomerOrder, customerOrder } from "./orders/order-adapter";

const { orders: first, orderLines: lines, fulfillments } = pageSizes;

/** The customer's own data. All functions reject with a `ServiceFailure`. */
export interface CustomerService {
  profile(): Promise<CustomerProfile>;
  /** Loads orders page by page and yields all of them so far, newest first. */
  orders(): AsyncGenerator<readonly CustomerOrder[]>;
  /** Updates only the names. Resolves with the new profile or with the errors of the rejected fields. */
  saveNames(names: { firstName: string; lastName: string }): Promise<RefusedNames | CustomerProfile>;
  saveNews(isWanted: boolean): Promise<void>;
  /** Of these products, the ones that still exist, in any order. */
  products(ids: readonly string[]): Promise<readonly CardProduct[]>;
}

export function openCustomerService(settings: PublicSettings): CustomerService {
  const commerce = customerCommerce(settings);

  /** Also fetches the lines beyond an order's first page. */
  async function complete(order: OrderFragment): Promise<CustomerOrder> {
    const all: OrderLineFragment[] = [...order.lineItems.nodes];
    let { hasNextPage, endCursor: after } = order.lineItems.pageInfo;
    while (hasNextPage && after) {
      const next = await commerce.query(Customer_OrderLinesDocument, {
        orderId: order.id,
        first: lines,
        after,
      });
      if (!next.order) break;
      all.push(...next.order.lineItems.nodes);
      ({ hasNextPage, endCursor: after } = next.order.lineItems.pageInfo);
    }
    return customerOrder(order, all);
  }

  async function orderPage(after: string | null): Promise<OrderPageFragment> {
    const { customer } = await commerce.query(Customer_OrdersDocument, { first, after, lines, fulfillments });
    return customer.orders;
  }

  async function pageAfter({ pageInfo }: OrderPageFragment): Promise<OrderPageFragment | null> {
    return pageInfo.hasNextPage && pageInfo.endCursor ? orderPage(pageInfo.endCursor) : null;
  }

  return {
    async profile() {
      const { customer } = await commerce.query(Customer_CustomerDocument, { withOrders: false });
      return profileOf(customer);
    },
    async *orders() {
      const all: CustomerOrder[] = [];
      for (let page: OrderPageFragment | null = await orderPage(null); page; page = await pageAfter(page)) {
        all.push(...(await Promise.all(page.nodes.map(complete))));
        yield [...all];
      }
    },
    async saveNames(input) {
      const { customerUpdate } = await commerce.mutate(Customer_CustomerUpdateDocument, { input });
      if (customerUpdate && customerUpdate.userErrors.length > 0)
        return refusedNames(customerUpdate.userErrors);
      if (!customerUpdate?.customer) throw new NoIdReturned();
      return profileOf(customerUpdate.customer);
    },
    async saveNews(isWanted) {
      const errors = isWanted ? await subscribe(commerce) : await unsubscribe(commerce);
      if (!errors || errors[0]) throw new NoIdReturned(errors?.[0]?.message);
    },
    products: (ids) => loadCards(commerce, ids.map(numberOfGid)),
  };
}

async function subscribe(commerce: Commerce) {
  const answer = await commerce.mutate(Customer_CustomerEmailMarketingSubscribeDocument, {});
  return answer.customerEmailMarketingSubscribe?.userErrors;
}

async function unsubscribe(commerce: Commerce) {
  const answer = await commerce.mutate(Customer_CustomerEmailMarketingUnsubscribeDocument, {});
  return answer.customerEmailMarketingUnsubscribe?.userErrors;
}
