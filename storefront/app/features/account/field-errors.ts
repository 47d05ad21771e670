interface UserError {
  readonly field?: readonly string[] | null | undefined;
  readonly message: string;
}

/** Maps the service's errors to fields, one per field. Errors of unknown fields belong to the form. */
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
