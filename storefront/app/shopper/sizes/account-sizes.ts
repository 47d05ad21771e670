import { Customer_SizesDocument } from "@circlet/graphql/generated/customer";
import { Extensions_SaveSizesDocument } from "@circlet/graphql/generated/extensions";
import * as v from "valibot";
import type { Commerce } from "~/apollo/commerce";
import { NoIdReturned } from "~/apollo/no-id-returned";

const list = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** The sizes in the customer's account. They are read from a metafield; changes go through the extensions service. */
export function accountSizes(commerce: Commerce) {
  return {
    /** Null if the customer never saved any. */
    async read(): Promise<readonly string[] | null> {
      const { customer } = await commerce.query(Customer_SizesDocument, {});
      const sizes = v.safeParse(list, customer.metafield?.value);
      return sizes.success ? sizes.output : null;
    },
    async write(sizes: readonly string[]): Promise<void> {
      const { saveSizes } = await commerce.mutate(Extensions_SaveSizesDocument, { sizes: [...sizes] });
      if (!saveSizes) throw new NoIdReturned();
    },
  };
}
