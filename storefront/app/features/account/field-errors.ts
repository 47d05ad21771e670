interface UserError {
  readonly field?: readonly string[] | null | undefined;
  readonly message: string;
}

/**
 * Puts each of the service's messages at its field; messages for no known field belong to the form. Only the first one
 * of a field counts.
 */
export function fieldErrors<Name extends string>(
  errors: readonly UserError[],
  names: readonly Name[],
): Partial<Record<Name | "form", string>> {
  const messages: Partial<Record<Name | "form", string>> = {};
  for (const { field, message } of errors) {
    const name = names.find((known) => known === field?.at(-1)) ?? "form";
    messages[name] ??= message;
  }
  return messages;
}
