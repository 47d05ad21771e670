import type { Profile, ProfileErrors } from "@circlet/design-system";
import type { CustomerProfileFragment } from "@circlet/graphql/generated/customer";

export interface CustomerProfile extends Profile {
  readonly id: string;
  /** Whether the newsletter goes to the customer. */
  readonly isSubscribed: boolean;
}

/** The rejected fields with their messages. */
export interface RefusedNames {
  readonly refused: ProfileErrors;
}

export function profileOf({
  id,
  firstName,
  lastName,
  emailAddress,
}: CustomerProfileFragment): CustomerProfile {
  return {
    id,
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    email: emailAddress?.emailAddress ?? "",
    isSubscribed: emailAddress?.marketingState === "SUBSCRIBED",
  };
}

interface UserError {
  readonly field?: readonly string[] | null | undefined;
  readonly message: string;
}

/**
 * Puts each message at its field; messages without a field belong to the form. Only the first one of a field counts.
 */
export function refusedNames(errors: readonly UserError[]): RefusedNames {
  const refused: ProfileErrors = {};
  for (const { field, message } of errors) {
    const name = field?.at(-1);
    refused[name === "firstName" || name === "lastName" ? name : "form"] ??= message;
  }
  return { refused };
}
