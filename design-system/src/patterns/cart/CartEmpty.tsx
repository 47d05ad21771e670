import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { CartIcon } from "../../primitives/Icon/icons.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { cartStrings } from "../../strings.ts";
import { useLabels } from "../../labels/use-labels.ts";
import { NavigationLink } from "../layout/Navigation/NavigationLink.tsx";
import type { CartActions } from "./cart.ts";
import * as css from "./CartView.css.ts";

export interface CartEmptyProps extends RootProps<"div"> {
  /** Where to find products. */
  href: string;
  headingLevel?: 2 | 3;
  onFollow?: CartActions["onFollow"];
  labels?: Partial<typeof cartStrings> | undefined;
}

/** The empty cart, with a link to the shop. */
export function CartEmpty({
  href,
  headingLevel = 2,
  onFollow,
  labels: given,
  ...rest
}: CartEmptyProps): ReactNode {
  const labels = useLabels(cartStrings, given);
  return (
    <EmptyState
      {...rest}
      title={labels.empty}
      icon={<CartIcon />}
      headingLevel={headingLevel}
      action={
        <Button asChild variant="outline">
          <NavigationLink href={href} onClick={onFollow}>
            {labels.emptyAction}
          </NavigationLink>
        </Button>
      }
    />
  );
}

export interface CartLoadingProps extends RootProps<"div"> {
  labels?: Partial<typeof cartStrings> | undefined;
}

/** A placeholder for the lines while they load. */
export function CartLoading({ labels, className, ...rest }: CartLoadingProps): ReactNode {
  return (
    <div {...rest} className={classNames(css.loading, className)}>
      <VisuallyHidden role="status">{useLabels(cartStrings, labels).loading}</VisuallyHidden>
      <Skeleton shape="image" />
      <div>
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
