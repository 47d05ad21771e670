import { CartIcon, MailIcon, OrdersIcon } from "@circlet/design-system";

export const contactIcons = {
  customers: <CartIcon />,
  brands: <OrdersIcon />,
  press: <MailIcon />,
};
