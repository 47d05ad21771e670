import type { CustomerService } from "./customer-service";
import type { CustomerOrder } from "./orders/order-adapter";
import type { CustomerProfile } from "./settings/profile-adapter";
import { storyOrder } from "../../../../design-system/src/stories/orders";
import { storyCards } from "../../../stories/story-cards";

const profile: CustomerProfile = {
  id: "1",
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@circlet.example",
  isSubscribed: true,
};

const orders: readonly CustomerOrder[] = [
  { ...storyOrder, id: "1007", isCompleted: false, searchText: "1007" },
  {
    ...storyOrder,
    id: "1003",
    number: "1003",
    stage: "delivered",
    status: "Delivered",
    isCompleted: true,
    searchText: "1003",
  },
];

/** A customer who is always signed in and whose changes succeed. */
export function openCustomerService(): CustomerService {
  return {
    profile: () => Promise.resolve(profile),
    async *orders() {
      yield await Promise.resolve(orders);
    },
    saveNames: (names) => Promise.resolve({ ...profile, ...names }),
    saveNews: () => Promise.resolve(),
    products: () => Promise.resolve(storyCards),
  };
}
