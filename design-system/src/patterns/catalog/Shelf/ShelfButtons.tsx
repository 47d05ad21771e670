import type { ReactNode } from "react";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { classNames } from "../../../css/class-names.ts";
import { ChevronStartIcon, ChevronEndIcon } from "../../../primitives/Icon/icons.tsx";
import * as css from "./Shelf.css.ts";

interface ShelfButtonsProps {
  previous: string;
  next: string;
  onTurn: (by: 1 | -1) => void;
  className?: string | undefined;
}

export function ShelfButtons({ previous, next, onTurn, className }: ShelfButtonsProps): ReactNode {
  return (
    <div className={classNames(css.buttons, className)} data-part="buttons">
      <IconButton label={previous} onClick={() => onTurn(-1)}>
        <ChevronStartIcon />
      </IconButton>
      <IconButton label={next} onClick={() => onTurn(1)}>
        <ChevronEndIcon />
      </IconButton>
    </div>
  );
}
