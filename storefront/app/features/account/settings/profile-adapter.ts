import type { Profile, ProfileErrors } from "@circlet/design-system";
import type { CustomerProfileFragment } from "@circlet/graphql/generated/customer";
import { fieldErrors } from "../field-errors";

export interface CustomerProfile extends Profile {
  readonly id: string;
  /** Whether the customer is subscribed to the newsletter. */
  readonly isSubscribed: boolean;
}

/** Errors by rejected field. */
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

/** Maps the service's errors to fields. */
export function refusedNames(errors: Parameters<typeof fieldErrors>[0]): RefusedNames {
  return { refused: fieldErrors(errors, ["firstName", "lastName"]) };
}
