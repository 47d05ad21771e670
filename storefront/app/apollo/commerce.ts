import {
  ApolloClient,
  type DocumentNode,
  type OperationVariables,
  type TypedDocumentNode,
} from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { Kind } from "graphql";
import { nonNullFields } from "./non-null-fields";
import { NoCache } from "./no-cache";
import { isDenied, ServiceFailure } from "~/http/service-failure";
import { contextVariables } from "./in-context";
import { takesCustomerToken, type RouteHeaders } from "./service-route";
import type { ServiceSettings } from "~/settings/service-settings";
import { type Extensions, type OperationContext, serviceLink, type ServiceLinkOptions } from "./service-link";
import { anySignal } from "~/http/any-signal";

/** What a request adds to the client that all requests share. */
export interface RequestOptions {
  /** Replace the public token of the Storefront API. */
  readonly storefrontHeaders?: RouteHeaders | undefined;
  /** Called for each response that lacks a part of its data, so that nobody keeps it as whole. */
  readonly onPartial?: (() => void) | undefined;
  /** Aborts queries, because nobody waits for the page. A mutation always ends. */
  readonly signal?: AbortSignal | undefined;
}

/** Runs generated documents against the data services. Rejects with a `ServiceFailure`. */
export interface Commerce {
  readonly client: object;
  readonly options: RequestOptions;
  with(options: RequestOptions): Commerce;
  /** If false, do not send operations of the extensions service. */
  readonly hasExtensionsService: boolean;
  query<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<Data>;
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

/** One client for all requests, or per visit in the browser. No cache: pages are cached whole, a cart never. */
export function createCommerce(options: ServiceLinkOptions): Commerce {
  const client = new ApolloClient({
    link: serviceLink(options),
    cache: new NoCache(),
    queryDeduplication: false,
  });
  return commerceOf(client, options.settings, {});
}

function commerceOf(client: ApolloClient, settings: ServiceSettings, options: RequestOptions): Commerce {
  const { locale, extensionsApiUrl } = settings;
  const { storefrontHeaders, onPartial } = options;
  const inContext = contextVariables(locale);
  /** Operations of the Storefront API also get country and language. */
  const optionsOf = (document: DocumentNode, variables: OperationVariables, context: OperationContext) =>
    ({
      variables: takesCustomerToken(operationOf(document).name) ? variables : { ...inContext, ...variables },
      context: { ...context, storefrontHeaders },
      fetchPolicy: "no-cache",
      errorPolicy: "all",
    }) as const;
  const either = (signal?: AbortSignal): AbortSignal | undefined =>
    signal && options.signal ? anySignal([signal, options.signal]) : (signal ?? options.signal);
  const received = <Data>(document: DocumentNode, result: Result<Data>): Data => {
    const data = dataOf(document, result);
    if (isPartial(result)) onPartial?.();
    return data;
  };
  const runQuery = async <Data>(
    query: TypedDocumentNode<Data, never>,
    variables: OperationVariables,
    context: OperationContext,
  ) => received(query, await client.query<Data>({ query, ...optionsOf(query, variables, context) }));
  return {
    client,
    options,
    with: (others) => commerceOf(client, settings, others),
    hasExtensionsService: extensionsApiUrl !== null,
    query: (query, variables, signal) => runQuery(query, variables, { signal: either(signal) }),
    async queryWithResponseExtensions(query, variables) {
      let extensions: Extensions = {};
      const onExtensions = (received: Extensions): void => {
        extensions = received;
      };
      return { data: await runQuery(query, variables, { signal: either(), onExtensions }), extensions };
    },
    async mutate<Data, Variables extends OperationVariables>(
      mutation: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ) {
      const result = await client.mutate<Data>({ mutation, ...optionsOf(mutation, variables, {}) });
      return received(mutation, result);
    },
  };
}

interface Result<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/** Null fields are those that this shop may not read. Throws if a root field is missing, or all are null. */
function dataOf<Data>(document: DocumentNode, { data, error }: Result<Data>): Data {
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

/** A shop without access to a field never gets it, so its pages are whole without. */
function isPartial({ error }: Result<unknown>): boolean {
  return CombinedGraphQLErrors.is(error) && !isDenied(error);
}

interface RootField {
  readonly key: string;
  readonly isNullable: boolean;
}

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
