import type { Profile, ProfileErrors } from "@circlet/design-system";
import type { CustomerProfileFragment } from "@circlet/graphql/generated/customer";

export interface CustomerProfile extends Profile {
  readonly id: string;
  /** Whether the newsletter goes to the customer. */
  readonly isSubscribed: boolean;
}

/** What the service did not take, by field. */
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

/** Each message at its field; what belongs to none, to the form. The first of several is enough to go on with. */
export function refusedNames(errors: readonly UserError[]): RefusedNames {
  const refused: ProfileErrors = {};
  for (const { field, message } of errors) {
    const name = field?.at(-1);
    refused[name === "firstName" || name === "lastName" ? name : "form"] ??= message;
  }
  return { refused };
}
