import type { Log } from "@circlet/service-kit/log";
import * as v from "valibot";
import { forgetPerson } from "../alerts/guests.ts";
import { changeAddress } from "../alerts/email-alerts-store.ts";
import { saveChangedProduct } from "../alerts/in-time/changed-products.ts";
import { saveDueProduct } from "../closest/compared-products.ts";
import { deleteShopData } from "../backup/backup.ts";
import type { Queries } from "../database/database.ts";
import { globalId } from "../shared/global-id.ts";
import { deleteOrders, saveOrder } from "../orders/order-store.ts";

/** What a topic's change may use. Everything that it writes is undone if it fails. */
interface Delivery {
  readonly queries: Queries;
  /** When the platform sent it for the first time. */
  readonly triggeredAt: Date;
  readonly now: Date;
  readonly log: Log;
}

interface Topic {
  /** The type of the object that the body is about, as in its global id. */
  readonly subject?: string;
  /** Whether applying it again does no harm. Two changes may have the same body. */
  readonly mayRepeat?: true;
  /** Checks a body and applies it. Throws a `ValiError` for another body. */
  readonly apply: (body: unknown, delivery: Delivery) => Promise<void>;
}

const number = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(String),
  v.regex(/^\d{1,19}$/, "a number of the platform"),
);
const time = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
);
const email = v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(320)));
const customer = v.object({ id: number });

/** A field that only another topic's body has. The topic's header is not signed, so the body must tell. */
const ofOtherTopic = v.optional(v.never());

/** Far more lines than an order has. A larger one would make its lookup expensive. */
const mostProducts = 250;

const checked =
  <Schema extends v.GenericSchema>(
    schema: Schema,
    change: (body: v.InferOutput<Schema>, delivery: Delivery) => Promise<void>,
  ): Topic["apply"] =>
  async (body, delivery) =>
    change(v.parse(schema, body), delivery);

/** Its id is enough: a change is looked up, because the body may be older than the next one's. */
const changedProduct: Topic = {
  subject: "Product",
  mayRepeat: true,
  apply: checked(v.object({ id: number }), ({ id }, { queries, now }) =>
    saveChange(queries, globalId("Product", id), now),
  ),
};

async function saveChange(queries: Queries, id: string, now: Date): Promise<void> {
  await saveChangedProduct(queries, id, now);
  await saveDueProduct(queries, id, now);
}

/** The platform's webhooks that the service knows, by topic. Of orders, no customer data is stored. */
export const topics: Readonly<Record<string, Topic>> = {
  "orders/paid": {
    subject: "Order",
    apply: checked(
      v.object({
        id: number,
        processed_at: v.nullish(time),
        line_items: v.array(v.object({ product_id: v.nullish(number) })),
      }),
      ({ id, processed_at: paidAt, line_items: lines }, { queries, now }) => {
        const numbers = lines.flatMap(({ product_id: product }) => product ?? []);
        const productNumbers = [...new Set(numbers)].slice(0, mostProducts);
        return saveOrder(queries, { id, paidAt: paidAt ?? now, productNumbers }, now);
      },
    ),
  },
  "products/create": changedProduct,
  "products/update": changedProduct,
  // Its lookup finds none.
  "products/delete": changedProduct,
  "customers/update": {
    subject: "Customer",
    apply: checked(
      v.object({ id: number, email, updated_at: v.nullish(time), handle: ofOtherTopic }),
      ({ id, email: address, updated_at: updatedAt }, { queries, triggeredAt }) =>
        changeAddress(queries, globalId("Customer", id), address || null, updatedAt ?? triggeredAt),
    ),
  },
  "customers/delete": {
    subject: "Customer",
    apply: checked(
      v.object({ id: number, updated_at: ofOtherTopic, handle: ofOtherTopic }),
      ({ id }, { queries, triggeredAt }) => forgetPerson(queries, globalId("Customer", id), triggeredAt),
    ),
  },
  "customers/redact": {
    apply: checked(
      v.object({
        customer,
        orders_to_redact: v.nullish(v.pipe(v.array(number), v.maxLength(10_000))),
        data_request: ofOtherTopic,
      }),
      async ({ customer: { id }, orders_to_redact: orders }, { queries, triggeredAt }) => {
        await forgetPerson(queries, globalId("Customer", id), triggeredAt);
        await deleteOrders(queries, orders ?? []);
      },
    ),
  },
  // The merchant answers the customer, with what `npx pnpm extensions customer NUMBER` prints.
  "customers/data_request": {
    apply: checked(
      v.object({ customer, orders_to_redact: ofOtherTopic }),
      async ({ customer: { id } }, { log }) => log("customer data requested", { customer: id }),
    ),
  },
  "shop/redact": {
    apply: checked(v.object({ shop_id: number, customer: ofOtherTopic }), (_, { queries }) =>
      deleteShopData(queries),
    ),
  },
};
