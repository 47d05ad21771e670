import { Price } from "../../../components/Price/Price.tsx";
import type { orderStrings } from "../../../account-strings.ts";
import { Image } from "../../catalog/Image/Image.tsx";
import type { OrderProduct } from "./order.ts";
import * as css from "./OrderProducts.css.ts";

interface OrderProductsProps {
  products: readonly OrderProduct[];
  labels: typeof orderStrings;
}

export function OrderProducts({ products, labels }: OrderProductsProps) {
  return (
    <ul role="list" aria-label={labels.products} className={css.list}>
      {products.map(({ id, name, image, price, quantity = 1 }) => (
        <li key={id} className={css.product}>
          <div className={css.place}>
            {image && <Image sizes="64px" name={name} {...image} className={css.image} />}
          </div>
          <div className={css.words}>
            <p>{name}</p>
            {quantity > 1 && <p className={css.quantity}>{labels.quantity(quantity)}</p>}
          </div>
          <Price amount={price} />
        </li>
      ))}
    </ul>
  );
}
