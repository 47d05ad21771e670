import { createYoga } from "graphql-yoga";
import { createContext } from "../context.ts";
import type { Platform } from "../platform.ts";
import { storefrontSchema } from "../schema.ts";
import type { Handler } from "./answer.ts";

export function graphqlHandler(platform: Platform): Handler {
  const yoga = createYoga({
    graphqlEndpoint: "*",
    schema: () => storefrontSchema("2023-10"),
    context: () => createContext(platform),
    graphiql: false,
    landingPage: false,
    logging: false,
    batching: false,
  });
  return async (request, response) => {
    await yoga(request, response);
  };
}
