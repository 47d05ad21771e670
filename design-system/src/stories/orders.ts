import type { Order } from "../patterns/OrderCard/order.ts";
import { storyPicture } from "./pictures.ts";

/** An order of two pieces that has left. */
export const storyOrder: Order = {
  number: "1007",
  confirmation: "XPAV284CT",
  placedAt: "2026-11-20T17:00:00.000Z",
  stage: "onItsWay",
  status: "Out for delivery",
  total: "136.00",
  pieces: [
    {
      id: "slip",
      name: "Norelle Bias-cut satin slip dress - Plum / M",
      picture: storyPicture("slipDress"),
      price: "74.00",
    },
    {
      id: "sweater",
      name: "Fjordal Cable-knit wool sweater - Ivory / S",
      picture: storyPicture("sweater"),
      price: "62.00",
    },
  ],
  address: ["Ada Moss", "12 Alder Street", "Portland OR 97205", "United States"],
  shipment: { carrier: "Parcel Post", number: "PP 2046 1187", href: "#carrier" },
  cancelHref: "mailto:support@circlet.example?subject=Cancel%201007",
};
