import { BagIcon, MailIcon, OrdersIcon } from "@circlet/design-system";

export const doorIcons = {
  customers: <BagIcon />,
  brands: <OrdersIcon />,
  press: <MailIcon />,
};
