import type { FulfillmentStatus, ShippingAddress } from "../../orders/order.ts";

/** The demo customer: orders in every state, a wishlist and an address. */
export const demoCustomer = {
  email: "pat@circlet.example",
  firstName: "Pat",
  lastName: "Marlow",
  phone: "(503) 555-0134",
  createdDaysAgo: 420,
} as const;

export const demoCustomerAddress: ShippingAddress = {
  firstName: demoCustomer.firstName,
  lastName: demoCustomer.lastName,
  address1: "418 Larkspur Lane",
  address2: "Apt 3",
  city: "Portland",
  zoneCode: "OR",
  zip: "97214",
  countryCode: "US",
  phone: demoCustomer.phone,
};

export interface DemoOrder {
  readonly daysAgo: number;
  readonly items: number;
  readonly status: FulfillmentStatus;
}

/** More than one page of ten, in every state, newest first. */
export const demoCustomerOrders: readonly DemoOrder[] = [
  { daysAgo: 0.2, items: 2, status: "CONFIRMED" },
  { daysAgo: 2, items: 1, status: "IN_TRANSIT" },
  { daysAgo: 4, items: 1, status: "OUT_FOR_DELIVERY" },
  { daysAgo: 6, items: 2, status: "DELAYED" },
  { daysAgo: 7, items: 1, status: "ATTEMPTED_DELIVERY" },
  { daysAgo: 16, items: 1, status: "DELIVERED" },
  { daysAgo: 31, items: 3, status: "DELIVERED" },
  { daysAgo: 58, items: 1, status: "FAILURE" },
  { daysAgo: 90, items: 2, status: "DELIVERED" },
  { daysAgo: 141, items: 1, status: "DELIVERED" },
  { daysAgo: 212, items: 1, status: "DELIVERED" },
  { daysAgo: 333, items: 2, status: "DELIVERED" },
];

type Shopper = Pick<ShippingAddress, "firstName" | "lastName" | "address1" | "city" | "zoneCode" | "zip">;

/** The buyers of all other sold-out products. */
export const otherShoppers: readonly Shopper[] = [
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
