import { all } from "../../database/statement.ts";
import type { Context } from "../context.ts";
import { connection } from "../../shared/pagination/connection.ts";
import { paginate, type PageArgs, type SortOrder } from "../../shared/pagination/paginate.ts";
import type { Resolvers } from "../resolvers.ts";
import { perSnapshot } from "../whole-lists.ts";

const alphabetical: SortOrder<string> = { name: "words", keys: [{ value: (word) => word }] };

/** The tags and types that published products have, in alphabetical order. */
export const wordListResolvers: Resolvers = {
  QueryRoot: {
    productTags: listWords(
      "SELECT DISTINCT tag AS word FROM product_tag JOIN product ON product.id = product_id WHERE published = 1",
    ),
    productTypes: listWords(
      "SELECT DISTINCT product_type AS word FROM product WHERE published = 1 AND product_type <> ''",
    ),
  },
  StringConnection: "plain",
  StringEdge: "plain",
};

function listWords(sql: string) {
  const words = perSnapshot((_, { database }) =>
    all<{ word: string }>(database, sql).map(({ word }) => word),
  );
  return (_: unknown, args: PageArgs, context: Context) =>
    connection(paginate(words(context), alphabetical, args));
}
