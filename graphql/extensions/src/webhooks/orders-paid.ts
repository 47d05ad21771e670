import type { ReceiveWebhook } from "@circlet/service-kit/http/webhook-receiver";
import * as v from "valibot";
import type { Log } from "../log.ts";
import type { PaidOrder } from "../orders/order-store.ts";

const number = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(String),
  v.regex(/^\d{1,19}$/, "a number of the platform"),
);
/** The fields of the platform's order that are used. No customer data is stored. */
const paidOrder = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: number,
    processed_at: v.nullish(v.string()),
    line_items: v.array(v.object({ product_id: v.nullish(number) })),
  }),
);

/** Far more lines than an order has. A larger one would make its lookup expensive. */
const mostProducts = 250;

/**
 * The platform's webhook *orders/paid*. Responds with 200 when the order is stored, 401 to a wrong signature,
 * and 503 when the order could not be stored, so that the platform sends it again.
 */
export async function receivePaidOrder(
  request: Request,
  { receive, save, log }: { receive: ReceiveWebhook; save: (order: PaidOrder) => Promise<void>; log: Log },
): Promise<Response> {
  const received = await receive(request);
  if ("status" in received) return new Response(null, received);
  const parsed = v.safeParse(paidOrder, received.text);
  if (!parsed.success) return new Response(null, { status: 400 });
  try {
    await save(paidOrderOf(parsed.output));
    return new Response(null, { status: 200 });
  } catch (error) {
    log("failure", { error });
    return new Response(null, { status: 503 });
  }
}

function paidOrderOf({
  id,
  processed_at: processedAt,
  line_items: lines,
}: v.InferOutput<typeof paidOrder>): PaidOrder {
  const paidAt = new Date(processedAt ?? Date.now());
  const numbers = lines.flatMap(({ product_id: product }) => product ?? []);
  return {
    id,
    paidAt: Number.isNaN(paidAt.getTime()) ? new Date() : paidAt,
    productNumbers: [...new Set(numbers)].slice(0, mostProducts),
  };
}
