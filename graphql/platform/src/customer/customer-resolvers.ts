import { imageResolvers } from "../catalogue/image-resolvers.ts";
import type { Resolvers } from "../schema/resolvers.ts";
import { addressResolvers } from "./address-resolvers.ts";
import { customerMutations } from "./customer-mutations.ts";
import { orderResolvers } from "./order-resolvers.ts";
import { profileResolvers } from "./profile-resolvers.ts";

/** The customer account API. */
export const customerResolvers: readonly Resolvers[] = [
  profileResolvers,
  customerMutations,
  addressResolvers,
  orderResolvers,
  imageResolvers,
];
