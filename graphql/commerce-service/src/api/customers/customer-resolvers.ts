import { imageResolvers } from "../catalog/image-resolvers.ts";
import type { Resolvers } from "../resolvers.ts";
import { addressBookResolvers } from "./address-book.ts";
import { addressResolvers } from "./address-resolvers.ts";
import { customerMetafieldMutation } from "./customer-metafield-mutation.ts";
import { customerMutations } from "./customer-mutations.ts";
import { orderResolvers } from "./order-resolvers.ts";
import { profileResolvers } from "./profile-resolvers.ts";

export const customerResolvers: readonly Resolvers[] = [
  profileResolvers,
  customerMutations,
  customerMetafieldMutation,
  addressResolvers,
  addressBookResolvers,
  orderResolvers,
  imageResolvers,
];
