import { Link } from "@circlet/design-system";

/** Leads to the chart; issue by issue it may open in place, but the link is always there. */
export function SizeChart({ url }: { readonly url: string }) {
  return (
    <Link href={url} standalone>
      Size Chart
    </Link>
  );
}
