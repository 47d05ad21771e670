import type { ReactNode } from "react";
import { Price } from "../../../components/Price/Price.tsx";
import { SearchIcon } from "../../../primitives/Icon/icons.tsx";
import { onPlainClick } from "../../../components/Modal/plain-click.ts";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import { Image } from "../Image/Image.tsx";
import type { SearchOption } from "./search-results.ts";
import { highlightMatch } from "./highlight-match.ts";
import * as css from "./SearchBox.css.ts";

interface SearchOptionLineProps {
  option: SearchOption;
  typed: string;
  isActive: boolean;
  onChoose: () => void;
}

const scrollIntoView = (option: Element | null): void => option?.scrollIntoView({ block: "nearest" });

/** An option of the listbox. It is a link, so that a middle click opens a new tab. */
export function SearchOptionLine({ option, typed, isActive, onChoose }: SearchOptionLineProps): ReactNode {
  return (
    <NavigationLink
      ref={isActive ? scrollIntoView : undefined}
      id={option.id}
      role="option"
      aria-selected={isActive}
      // Keeps focus in the field, which references the active option.
      tabIndex={-1}
      href={option.href}
      className={css.option}
      // Otherwise a slow press would close the list: Safari does not focus links, so the focus would be lost.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPlainClick(onChoose)}
    >
      {option.kind !== "product" ? (
        <>
          <SearchIcon size="small" className={css.suggestionIcon} />
          <span className={css.suggestion}>
            {highlightMatch(option.text, typed).map((part) =>
              part.typed ? (
                <mark key={part.start} className={css.typed}>
                  {part.text}
                </mark>
              ) : (
                <span key={part.start} className={css.added}>
                  {part.text}
                </span>
              ),
            )}
          </span>
        </>
      ) : (
        <>
          {option.product.image && (
            <Image
              sizes="44px"
              name={option.product.title}
              {...option.product.image}
              alt=""
              className={css.image}
            />
          )}
          <span className={css.product}>
            <span className={css.brand}>
              <bdi>{option.product.brand}</bdi>
            </span>
            <span className={css.title}>
              <bdi>{option.product.title}</bdi>
            </span>
          </span>
          <Price amount={option.product.price} retail={option.product.retailPrice} />
        </>
      )}
    </NavigationLink>
  );
}
