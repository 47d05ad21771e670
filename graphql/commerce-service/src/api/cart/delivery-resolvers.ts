import { isZoneCode, zones } from "@circlet/service-kit/us-zones";
import { globalId } from "../../shared/global-id.ts";
import { connection } from "../../shared/pagination/connection.ts";
import { paginate, type PageArgs, type SortOrder } from "../../shared/pagination/paginate.ts";
import type { Resolvers } from "../resolvers.ts";
import type { Cart } from "../../cart/cart.ts";
import { lineConnection } from "./line-connection.ts";
import type { DeliveryAddress, SelectableAddress } from "../../cart/delivery/address.ts";
import { deliveryGroupId, standardDelivery } from "../../cart/delivery/delivery-group.ts";
import { addressId, selectedAddress } from "../../cart/delivery/delivery-operations.ts";

interface DeliveryGroup {
  readonly cart: Cart;
  readonly address: DeliveryAddress;
}

interface Formatted {
  readonly withName?: boolean | null;
  readonly withCompany?: boolean | null;
}

const byCart: SortOrder<DeliveryGroup> = {
  name: "delivery-groups",
  keys: [{ value: ({ cart }) => cart.id }],
};

const address = {
  name: (source: DeliveryAddress) => joined(" ", source.firstName, source.lastName) || null,
  formatted: (source: DeliveryAddress, { withName, withCompany }: Formatted) =>
    [
      withName ? joined(" ", source.firstName, source.lastName) : "",
      withCompany === false ? "" : source.company,
      source.address1,
      source.address2,
      joined(" ", source.city, source.provinceCode, source.zip),
      countryOf(source),
    ].filter(Boolean),
  formattedArea: (source: DeliveryAddress) =>
    joined(", ", source.city, source.provinceCode, countryOf(source)),
  latitude: () => null,
  longitude: () => null,
};

const addressFields = (...names: readonly (keyof DeliveryAddress)[]) =>
  Object.fromEntries(names.map((name) => [name, (source: DeliveryAddress) => source[name]]));

const ownFields = addressFields(
  ...(["firstName", "lastName", "company", "address1", "address2", "city"] as const),
  ...(["provinceCode", "zip", "countryCode", "phone"] as const),
);

export const deliveryResolvers: Resolvers = {
  Cart: {
    delivery: (cart: Cart) => cart,
    deliveryGroups: (cart: Cart, args: PageArgs) => connection(paginate(groupsOf(cart), byCart, args)),
  },
  CartDelivery: {
    addresses: ({ deliveryAddresses }: Cart, { selected }: { selected?: boolean | null }) =>
      deliveryAddresses.filter((each) => !selected || each.selected),
  },
  CartSelectableAddress: {
    id: ({ id }: SelectableAddress) => addressId(id),
    selected: ({ selected }: SelectableAddress) => selected,
    oneTimeUse: ({ oneTimeUse }: SelectableAddress) => oneTimeUse,
    address: (selectable: SelectableAddress) => ({
      __typename: "CartDeliveryAddress",
      ...selectable.address,
    }),
  },
  CartDeliveryAddress: { ...ownFields, ...address },
  MailingAddress: {
    ...ownFields,
    ...address,
    id: () => globalId("MailingAddress", "cart"),
    countryCodeV2: ({ countryCode }: DeliveryAddress) => countryCode,
    country: (source: DeliveryAddress) => countryOf(source),
    province: ({ provinceCode }: DeliveryAddress) =>
      provinceCode !== null && isZoneCode(provinceCode) ? zones[provinceCode] : provinceCode,
  },
  CartDeliveryGroupConnection: "plain",
  CartDeliveryGroupEdge: "plain",
  CartDeliveryGroup: {
    id: ({ cart }: DeliveryGroup) => deliveryGroupId(cart),
    cartLines: ({ cart }: DeliveryGroup, args: PageArgs) => lineConnection(cart, args),
    deliveryAddress: (group: DeliveryGroup) => group.address,
    deliveryOptions: (group: DeliveryGroup, _: unknown, { settings }) =>
      shipsTo(group.address) ? [standardDelivery(settings)] : [],
    selectedDeliveryOption: (group: DeliveryGroup, _: unknown, { settings }) =>
      shipsTo(group.address) ? standardDelivery(settings) : null,
    groupType: () => "ONE_TIME_PURCHASE",
  },
  CartDeliveryOption: "plain",
};

/** One group for the whole cart, once it has lines and an address. */
function groupsOf(cart: Cart): DeliveryGroup[] {
  const selected = selectedAddress(cart);
  return selected && cart.lines.length > 0 ? [{ cart, address: selected }] : [];
}

function shipsTo({ countryCode }: DeliveryAddress): boolean {
  return countryCode === null || countryCode === "US";
}

const countries = new Intl.DisplayNames("en-US", { type: "region" });

function countryOf({ countryCode }: DeliveryAddress): string | null {
  return countryCode === null ? null : (countries.of(countryCode) ?? countryCode);
}

function joined(separator: string, ...words: (string | null)[]): string {
  return words.filter(Boolean).join(separator);
}
