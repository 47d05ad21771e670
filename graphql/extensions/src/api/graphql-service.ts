import { readExtensionsSchema } from "@circlet/graphql/schema/extensions";
import { printSchema } from "graphql";
import { withoutDetails } from "@circlet/service-kit/graphql-errors";
import { createSchema, createYoga, maskError } from "graphql-yoga";
import { alertResolvers } from "./alert-resolvers.ts";
import { closestResolvers } from "./closest-resolvers.ts";
import { listingResolvers } from "./listing-resolvers.ts";
import type { Log } from "@circlet/service-kit/log";
import { reviewResolvers } from "./review-resolvers.ts";
import { sizeResolvers } from "./size-resolvers.ts";
import { suggestedProductResolvers } from "./suggested-product-resolvers.ts";
import { wishlistResolvers } from "./wishlist-resolvers.ts";
import type { Context } from "./context.ts";
import { limits } from "./limits.ts";

interface Query {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly accept: string | undefined;
}

export type GraphqlService = (query: Query, context: Context) => Promise<Response>;

export function graphqlService(log: Log): GraphqlService {
  const yoga = createYoga<Context>({
    schema: createSchema<Context>({
      typeDefs: printSchema(readExtensionsSchema()),
      resolvers: [
        reviewResolvers,
        listingResolvers,
        suggestedProductResolvers,
        wishlistResolvers,
        sizeResolvers,
        alertResolvers,
        closestResolvers,
      ],
    }),
    graphqlEndpoint: "*",
    plugins: [limits()],
    maskedErrors: {
      errorMessage: "Something went wrong.",
      maskError: (error, message) => {
        const masked = maskError(error, message, false);
        if (masked === error) return masked;
        log("failure", { error });
        return withoutDetails(error, masked);
      },
    },
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
  });
  return async ({ body, accept = "*/*" }, context) => {
    const headers = { "content-type": "application/json", accept };
    return yoga.fetch("http://extensions.invalid/", { method: "POST", headers, body }, context);
  };
}
