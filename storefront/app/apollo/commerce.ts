import {
  ApolloClient,
  ApolloLink,
  type DocumentNode,
  type OperationVariables,
  type TypedDocumentNode,
} from "@apollo/client";
import { NoCache } from "./no-cache";
import { retryLink } from "./retry-link";
import { ServiceFailure } from "./service-failure";
import { type Extensions, serviceLink, type ServiceLinkOptions } from "./service-link";

/** The data services, asked through generated documents. Both answers are data or a `ServiceFailure`. */
export interface Commerce {
  query<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<Data>;
  /** The same with what the service tells beside the data. */
  queryWithExtensions<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<{ readonly data: Data; readonly extensions: Extensions }>;
  /** Sent once: a failure may mean that the change was made and its answer lost. */
  mutate<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
}

/**
 * Apollo Client over our transport. On the server there is one for all requests; in the browser one for the visit.
 * Answers are always fresh: pages are cached whole, and a bag must never be an old one.
 */
export function createCommerce(options: ServiceLinkOptions): Commerce {
  const client = new ApolloClient({
    link: ApolloLink.from([retryLink(), serviceLink(options)]),
    cache: new NoCache(),
    queryDeduplication: false,
  });
  const always = { fetchPolicy: "no-cache", errorPolicy: "all" } as const;
  return {
    async query<Data, Variables extends OperationVariables>(
      query: TypedDocumentNode<Data, Variables>,
      variables: Variables,
      signal?: AbortSignal,
    ) {
      const answer = await client.query<Data>({ query, variables, context: { signal }, ...always });
      return dataOf(query, answer);
    },
    async queryWithExtensions<Data, Variables extends OperationVariables>(
      query: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ) {
      let extensions: Extensions = {};
      const onExtensions = (told: Extensions): void => {
        extensions = told;
      };
      const answer = await client.query<Data>({ query, variables, context: { onExtensions }, ...always });
      return { data: dataOf(query, answer), extensions };
    },
    async mutate<Data, Variables extends OperationVariables>(
      mutation: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ) {
      const answer = await client.mutate<Data>({ mutation, variables, ...always });
      return dataOf(mutation, answer);
    },
  };
}

/**
 * A field inside that this shop may not read is null, with an error beside it: the page goes on without it. An answer
 * of errors and nothing else is a failure.
 */
function dataOf<Data>(
  document: DocumentNode,
  { data, error }: { data?: Data | undefined; error?: unknown },
): Data {
  const isEmpty = data == null || Object.values(data).every((value) => value === null);
  if (data == null || (error && isEmpty)) throw new ServiceFailure(nameOf(document), error);
  return data;
}

function nameOf(document: DocumentNode): string {
  const [definition] = document.definitions;
  return (definition && "name" in definition && definition.name?.value) || "anonymous";
}
