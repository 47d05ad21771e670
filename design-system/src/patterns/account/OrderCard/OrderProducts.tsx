import { Price } from "../../../components/Price/Price.tsx";
import type { orderStrings } from "../../../account-strings.ts";
import { Image } from "../../catalog/Image/Image.tsx";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import type { OrderProduct } from "./order.ts";
import * as css from "./OrderProducts.css.ts";

interface OrderProductsProps {
  products: readonly OrderProduct[];
  labels: typeof orderStrings;
}

export function OrderProducts({ products, labels }: OrderProductsProps) {
  return (
    <ul role="list" aria-label={labels.products} className={css.list}>
      {products.map(({ id, title, brand, options, href, image, price, quantity = 1 }) => (
        <li key={id} className={css.product}>
          <div className={css.place}>
            {image && <Image sizes="64px" name={title} {...image} className={css.image} />}
          </div>
          <div className={css.words}>
            {brand && (
              <p className={css.brand}>
                <bdi>{brand}</bdi>
              </p>
            )}
            <p>
              {href ? (
                <NavigationLink href={href} className={css.link} dir="auto">
                  {title}
                </NavigationLink>
              ) : (
                <bdi>{title}</bdi>
              )}
            </p>
            {options && (
              <p className={css.note}>
                <bdi>{options}</bdi>
              </p>
            )}
            {quantity > 1 && <p className={css.note}>{labels.quantity(quantity)}</p>}
          </div>
          <Price amount={price} />
        </li>
      ))}
    </ul>
  );
}
