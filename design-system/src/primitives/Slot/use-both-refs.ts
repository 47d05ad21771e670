import { useCallback, type Ref } from "react";

export function useBothRefs<Node>(one?: Ref<Node>, other?: Ref<Node>): Ref<Node> | undefined {
  const both = useCallback(
    (node: Node | null) => {
      const undo = [one, other].map((ref) => setRef(ref, node));
      return () => undo.forEach((step) => step());
    },
    [one, other],
  );
  return one && other ? both : (one ?? other);
}

function setRef<Node>(ref: Ref<Node> | undefined, node: Node | null): () => void {
  const undo = typeof ref === "function" ? ref(node) : ref && (ref.current = node);
  return typeof undo === "function" ? (undo as () => void) : () => void setRef(ref, null);
}
