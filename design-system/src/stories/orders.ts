import type { Order } from "../patterns/account/OrderCard/order.ts";
import { storyImage } from "./images.ts";

/** An order of two products that has shipped. */
export const storyOrder: Order = {
  number: "1007",
  confirmation: "XPAV284CT",
  placedAt: "2026-11-20T17:00:00.000Z",
  stage: "onItsWay",
  status: "Out for delivery",
  total: "136.00",
  products: [
    {
      id: "slip",
      brand: "Norelle",
      title: "Bias-cut satin slip dress",
      options: "Plum / M",
      href: "#slip",
      image: storyImage("slipDress"),
      price: "74.00",
    },
    {
      id: "sweater",
      brand: "Fjordal",
      title: "Cable-knit wool sweater",
      options: "Ivory / S",
      href: "#sweater",
      image: storyImage("sweater"),
      price: "62.00",
    },
  ],
  address: ["Ada Moss", "12 Alder Street", "Portland OR 97205", "United States"],
  shipment: { carrier: "Parcel Post", number: "PP 2046 1187", href: "#carrier" },
  cancelHref: "mailto:support@circlet.example?subject=Cancel%201007",
};
