import type { Profile, ProfileErrors } from "@circlet/design-system";
import type { CustomerProfileFragment } from "@circlet/graphql/generated/customer";
import { fieldErrors } from "../field-errors";

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

/** The service's messages at their fields. */
export function refusedNames(errors: Parameters<typeof fieldErrors>[0]): RefusedNames {
  return { refused: fieldErrors(errors, ["firstName", "lastName"]) };
}
