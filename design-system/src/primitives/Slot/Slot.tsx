import { Children, cloneElement, use } from "react";
import type { HTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { classNames } from "../../css/class-names.ts";
import { useBothRefs } from "./use-both-refs.ts";

type AnyProps = Record<string, unknown>;
type Handler = (...event: unknown[]) => void;

export interface SlotProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  /** Changes the child's content, for example by wrapping it. */
  contents?: ((held: ReactNode) => ReactNode) | undefined;
}

/**
 * Renders its only child with the given props. Handlers of both run, the child's first; class names and styles are
 * merged; both refs are set. For all other props, the child's take precedence. For why this is not Radix's Slot, see
 * .github/decisions/0034.
 */
export function Slot({ children, contents, ref, ...given }: SlotProps): ReactNode {
  // An element from a server component is lazy until its script has loaded.
  const { _payload: promise } = Object(children) as { _payload?: PromiseLike<ReactNode> };
  const child = Children.only(promise ? use(promise) : children) as ReactElement<AnyProps>;
  const own = child.props;
  const held = own["children"] as ReactNode;
  const bothRefs = useBothRefs(ref, own["ref"] as Ref<HTMLElement> | undefined);
  return cloneElement(child, { ...merged(given, own), ref: bothRefs }, contents?.(held) ?? held);
}

function merged(given: AnyProps, own: AnyProps): AnyProps {
  const props = { ...given };
  for (const name in own) {
    const mine = given[name];
    const theirs = own[name];
    if (name === "className") props[name] = classNames(mine as string, theirs as string);
    else if (name === "style") props[name] = { ...(mine as object), ...(theirs as object) };
    else if (typeof mine === "function" && typeof theirs === "function")
      props[name] = (...event: unknown[]) => [theirs, mine].map((handle) => (handle as Handler)(...event));
    else props[name] = theirs ?? mine;
  }
  return props;
}
