import type { Profile } from "@circlet/design-system";
import type { CustomerProfileFragment } from "@circlet/graphql/generated/customer";

export interface CustomerProfile extends Profile {
  readonly id: string;
  readonly isSubscribed: boolean;
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
