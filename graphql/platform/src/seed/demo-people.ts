import { demoCustomerEmail } from "../identity/demo-customer.ts";
import type { FulfillmentStatus, ShippingAddress } from "../order/order.ts";

/** The customer to look around with: orders in every state, a wishlist, an address. */
export const pat = {
  email: demoCustomerEmail,
  firstName: "Pat",
  lastName: "Marlow",
  phone: "(503) 555-0134",
  createdDaysAgo: 420,
} as const;

export const patsAddress: ShippingAddress = {
  firstName: pat.firstName,
  lastName: pat.lastName,
  address1: "418 Larkspur Lane",
  address2: "Apt 3",
  city: "Portland",
  zoneCode: "OR",
  zip: "97214",
  countryCode: "US",
  phone: pat.phone,
};

export interface DemoOrder {
  readonly daysAgo: number;
  readonly pieces: number;
  readonly status: FulfillmentStatus;
}

/** More than a page of ten, in every state that a shopper may meet, the newest first. */
export const patsOrders: readonly DemoOrder[] = [
  { daysAgo: 0.2, pieces: 2, status: "CONFIRMED" },
  { daysAgo: 2, pieces: 1, status: "IN_TRANSIT" },
  { daysAgo: 4, pieces: 1, status: "OUT_FOR_DELIVERY" },
  { daysAgo: 6, pieces: 2, status: "DELAYED" },
  { daysAgo: 7, pieces: 1, status: "ATTEMPTED_DELIVERY" },
  { daysAgo: 16, pieces: 1, status: "DELIVERED" },
  { daysAgo: 31, pieces: 3, status: "DELIVERED" },
  { daysAgo: 58, pieces: 1, status: "FAILURE" },
  { daysAgo: 90, pieces: 2, status: "DELIVERED" },
  { daysAgo: 141, pieces: 1, status: "DELIVERED" },
  { daysAgo: 212, pieces: 1, status: "DELIVERED" },
  { daysAgo: 333, pieces: 2, status: "DELIVERED" },
];

type Neighbour = Pick<ShippingAddress, "firstName" | "lastName" | "address1" | "city" | "zoneCode" | "zip">;

/** Who bought the other pieces that are gone. */
export const otherShoppers: readonly Neighbour[] = [
  {
    firstName: "June",
    lastName: "Okafor",
    address1: "77 Juniper Court",
    city: "Austin",
    zoneCode: "TX",
    zip: "78704",
  },
  {
    firstName: "Marisol",
    lastName: "Vega",
    address1: "2190 Pecan Street",
    city: "Tucson",
    zoneCode: "AZ",
    zip: "85719",
  },
  {
    firstName: "Tess",
    lastName: "Lindqvist",
    address1: "9 Harbor Row",
    city: "Duluth",
    zoneCode: "MN",
    zip: "55802",
  },
  {
    firstName: "Dev",
    lastName: "Anand",
    address1: "640 Mulberry Avenue",
    city: "Columbus",
    zoneCode: "OH",
    zip: "43215",
  },
  {
    firstName: "Noor",
    lastName: "Haddad",
    address1: "1203 Elm Terrace",
    city: "Dearborn",
    zoneCode: "MI",
    zip: "48124",
  },
  {
    firstName: "Bea",
    lastName: "Whitlock",
    address1: "35 Foundry Lane",
    city: "Providence",
    zoneCode: "RI",
    zip: "02903",
  },
  {
    firstName: "Imani",
    lastName: "Brooks",
    address1: "882 Peachtree Walk",
    city: "Atlanta",
    zoneCode: "GA",
    zip: "30309",
  },
];
