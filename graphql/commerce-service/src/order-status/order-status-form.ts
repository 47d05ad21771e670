import { normalizedEmail } from "@circlet/service-kit/email/email-address";
import * as v from "valibot";
import { emailSchema } from "../checkout/form/checkout-form.ts";

/** What a guest entered, to show it again. */
export interface EnteredOrder {
  readonly number: string;
  readonly email: string;
}

/** Error message by field. Valid fields have no entry. */
export type OrderFieldErrors = Partial<Readonly<Record<keyof EnteredOrder, string>>>;

const schema = v.object({
  number: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Enter the order number."),
    v.regex(/^#?\d{1,10}$/, "Enter an order number like #1001."),
    v.transform((number) => Number(number.replace("#", ""))),
  ),
  email: v.pipe(emailSchema, v.transform(normalizedEmail)),
});

type OrderFields = v.InferOutput<typeof schema>;

/** Fields are cut to the length of the longest email, so that validating them is quick. */
export function enteredOrder(form: URLSearchParams): EnteredOrder {
  const field = (name: keyof EnteredOrder) => (form.get(name) ?? "").slice(0, 254);
  return { number: field("number"), email: field("email") };
}

/** Validates the form. Returns `fields` when there are no errors. */
export function readOrderForm(entered: EnteredOrder): {
  readonly errors: OrderFieldErrors;
  readonly fields?: OrderFields;
} {
  const parsed = v.safeParse(schema, entered);
  if (parsed.success) return { errors: {}, fields: parsed.output };
  const { number, email } = v.flatten<typeof schema>(parsed.issues).nested ?? {};
  return { errors: { ...(number && { number: number[0] }), ...(email && { email: email[0] }) } };
}
