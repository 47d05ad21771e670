import { Price } from "../../components/Price/Price.tsx";
import type { orderStrings } from "../../account-strings.ts";
import { Picture } from "../Picture/Picture.tsx";
import type { OrderPiece } from "./order.ts";
import * as css from "./OrderPieces.css.ts";

interface OrderPiecesProps {
  pieces: readonly OrderPiece[];
  labels: typeof orderStrings;
}

export function OrderPieces({ pieces, labels }: OrderPiecesProps) {
  return (
    <ul role="list" aria-label={labels.pieces} className={css.list}>
      {pieces.map(({ id, name, picture, price, quantity = 1 }) => (
        <li key={id} className={css.piece}>
          <div className={css.place}>
            {picture && <Picture sizes="64px" {...picture} className={css.picture} />}
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
