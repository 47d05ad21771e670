import { Customer_SizesDocument } from "@circlet/graphql/generated/customer";
import {
  Extensions_SaveGarmentsDocument,
  Extensions_SaveSizesDocument,
} from "@circlet/graphql/generated/extensions";
import * as v from "valibot";
import type { Commerce } from "~/apollo/commerce";
import { NoIdReturned } from "~/apollo/no-id-returned";

const list = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** What a customer wears. A list is null if the customer never saved any. */
interface AccountLists {
  readonly sizes: readonly string[] | null;
  readonly garments: readonly string[] | null;
}

/** The sizes and garments in the customer's account, in metafields. Changes go through the extensions service. */
export function accountSizes(commerce: Commerce) {
  return {
    async read(): Promise<AccountLists> {
      const { customer } = await commerce.query(Customer_SizesDocument, {});
      return { sizes: textsOf(customer.metafield), garments: textsOf(customer.garments) };
    },
    async writeSizes(sizes: readonly string[]): Promise<void> {
      const { saveSizes } = await commerce.mutate(Extensions_SaveSizesDocument, { sizes: [...sizes] });
      if (!saveSizes) throw new NoIdReturned();
    },
    async writeGarments(garments: readonly string[]): Promise<void> {
      const variables = { garments: [...garments] };
      const { saveGarments } = await commerce.mutate(Extensions_SaveGarmentsDocument, variables);
      if (!saveGarments) throw new NoIdReturned();
    },
  };
}

function textsOf(metafield: { readonly value: string } | null | undefined): readonly string[] | null {
  const texts = v.safeParse(list, metafield?.value);
  return texts.success ? texts.output : null;
}
