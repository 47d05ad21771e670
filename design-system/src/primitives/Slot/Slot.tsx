import { cloneElement, isValidElement, use, useCallback } from "react";
import type { HTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { classNames } from "../../css/class-names.ts";

type AnyProps = Record<string, unknown>;
type Handler = (...given: unknown[]) => void;

export interface SlotProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  /** What goes into the child, made of what it holds already; all as it is without. */
  contents?: ((held: ReactNode) => ReactNode) | undefined;
}

/**
 * Renders its one child with the props it is given. Of handlers both run, the child's first; class names and styles
 * join; refs are both told; else the child's own prop wins.
 */
export function Slot({ children, contents, ref, ...given }: SlotProps): ReactNode {
  const child = useOneElement(children);
  const own = child.props;
  const bothRefs = useBothRefs(ref, own["ref"] as Ref<HTMLElement> | undefined);
  const held = own["children"] as ReactNode;
  return cloneElement(child, { ...mergedProps(given, own), ref: bothRefs }, contents ? contents(held) : held);
}

function mergedProps(given: AnyProps, own: AnyProps): AnyProps {
  const merged = { ...given };
  for (const [name, value] of Object.entries(own)) {
    const before = given[name];
    if (value === undefined) continue;
    if (name === "className") merged[name] = classNames(before as string, value as string);
    else if (name === "style") merged[name] = { ...(before as object), ...value };
    else if (typeof before === "function" && typeof value === "function")
      merged[name] = (...event: unknown[]) => {
        (value as Handler)(...event);
        (before as Handler)(...event);
      };
    else merged[name] = value;
  }
  return merged;
}

function useOneElement(children: ReactNode): ReactElement<AnyProps> {
  const child: unknown = isLazy(children) ? use(children._payload) : children;
  if (!isValidElement<AnyProps>(child))
    throw new Error("asChild takes one element, such as a link, as its child");
  return child;
}

/** What a server component hands to a client one is, until its own code has come, a promise of an element. */
function isLazy(child: unknown): child is { _payload: PromiseLike<unknown> } {
  return typeof child === "object" && child !== null && "_payload" in child;
}

function useBothRefs(
  one: Ref<HTMLElement> | undefined,
  other: Ref<HTMLElement> | undefined,
): Ref<HTMLElement> | undefined {
  const both = useCallback(
    (node: HTMLElement | null) => {
      const undo = [tell(one, node), tell(other, node)];
      return () => undo.forEach((step) => step());
    },
    [one, other],
  );
  return one && other ? both : (one ?? other);
}

function tell(ref: Ref<HTMLElement> | undefined, node: HTMLElement | null): () => void {
  if (typeof ref === "function") {
    const cleanUp = ref(node);
    return typeof cleanUp === "function" ? cleanUp : () => ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
