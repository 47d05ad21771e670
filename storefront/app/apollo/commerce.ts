import {
  ApolloClient,
  type DocumentNode,
  type OperationVariables,
  type TypedDocumentNode,
} from "@apollo/client";
import { Kind } from "graphql";
import { nonNullFields } from "./non-null-fields";
import { NoCache } from "./no-cache";
import { ServiceFailure } from "./service-failure";
import { contextVariables } from "./in-context";
import { takesCustomerToken, type RouteHeaders } from "./service-route";
import type { ServiceSettings } from "./service-settings";
import { type Extensions, type OperationContext, serviceLink, type ServiceLinkOptions } from "./service-link";

/** Runs generated documents against the data services. Rejects with a `ServiceFailure`. */
export interface Commerce {
  /** If false, do not send operations of the extensions service. */
  readonly hasExtensionsService: boolean;
  query<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<Data>;
  /** Like `query`, but also returns the extensions of the response. */
  queryWithResponseExtensions<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<{ readonly data: Data; readonly extensions: Extensions }>;
  /** Never retried: a mutation that seems to have failed may have been executed. */
  mutate<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
}

/** Data services whose Storefront API headers can differ for each shopper. */
export interface CommerceClient extends Commerce {
  /** The same client. These headers replace the public token of the Storefront API. */
  withStorefrontHeaders(headers: RouteHeaders): Commerce;
}

/**
 * Apollo Client as transport: one for all requests on the server, one per visit in the browser. It caches nothing,
 * because the page cache holds whole pages and a cart must never be stale.
 */
export function createCommerce(options: ServiceLinkOptions): CommerceClient {
  const client = new ApolloClient({
    link: serviceLink(options),
    cache: new NoCache(),
    queryDeduplication: false,
  });
  return {
    ...commerceOf(client, options.settings),
    withStorefrontHeaders: (headers) => commerceOf(client, options.settings, headers),
  };
}

function commerceOf(
  client: ApolloClient,
  { locale, extensionsApiUrl }: ServiceSettings,
  storefrontHeaders?: RouteHeaders,
): Commerce {
  const inContext = contextVariables(locale);
  /** Operations of the Storefront API also get country and language. */
  const optionsOf = (document: DocumentNode, variables: OperationVariables, context: OperationContext) =>
    ({
      variables: takesCustomerToken(operationOf(document).name) ? variables : { ...inContext, ...variables },
      context: { ...context, storefrontHeaders },
      fetchPolicy: "no-cache",
      errorPolicy: "all",
    }) as const;
  const runQuery = async <Data>(
    query: TypedDocumentNode<Data, never>,
    variables: OperationVariables,
    context: OperationContext,
  ) => dataOf(query, await client.query<Data>({ query, ...optionsOf(query, variables, context) }));
  return {
    hasExtensionsService: extensionsApiUrl !== null,
    query: (query, variables, signal) => runQuery(query, variables, { signal }),
    async queryWithResponseExtensions(query, variables) {
      let extensions: Extensions = {};
      const onExtensions = (received: Extensions): void => {
        extensions = received;
      };
      return { data: await runQuery(query, variables, { onExtensions }), extensions };
    },
    async mutate<Data, Variables extends OperationVariables>(
      mutation: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ) {
      const result = await client.mutate<Data>({ mutation, ...optionsOf(mutation, variables, {}) });
      return dataOf(mutation, result);
    },
  };
}

/**
 * Returns the data, even with errors, if only nested fields are missing: fields that this shop may not read are null.
 * Throws if a root field is missing, or if there are errors and every root field is null.
 */
function dataOf<Data>(
  document: DocumentNode,
  { data, error }: { data?: Data | undefined; error?: unknown },
): Data {
  const { name, fields } = operationOf(document);
  const isThere = ({ key, isNullable }: RootField) => {
    const value = (data as Record<string, unknown>)[key];
    return value !== undefined && (value !== null || isNullable);
  };
  const isEmpty = data == null || Object.values(data).every((value) => value === null);
  const isWhole = data != null && fields.every(isThere);
  if (!isWhole || (error && isEmpty)) throw new ServiceFailure(name, error);
  return data;
}

interface RootField {
  readonly key: string;
  readonly isNullable: boolean;
}

/** The operation's name, and the root fields that every response must have. */
function operationOf({ definitions }: DocumentNode): { name: string; fields: readonly RootField[] } {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const selections = operation?.selectionSet.selections ?? [];
  return {
    name: operation?.name?.value ?? "anonymous",
    fields: selections.flatMap((field) =>
      field.kind === Kind.FIELD && !field.directives?.length
        ? { key: (field.alias ?? field.name).value, isNullable: !nonNullFields.has(field.name.value) }
        : [],
    ),
  };
}
