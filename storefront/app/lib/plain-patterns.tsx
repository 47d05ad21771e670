// Stands in until the design system's patterns are exported; same props.
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router-dom";
export function Breadcrumbs({ items }: { items: readonly { label: string; href?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      {items.map((i) => (
        <Fragment key={i.label}>{i.href ? <Link to={i.href}>{i.label}</Link> : i.label} / </Fragment>
      ))}
    </nav>
  );
}
export function Gallery({
  pictures,
}: {
  pictures: readonly { src: string; srcSet?: string; alt: string }[];
}) {
  return (
    <ul role="list" style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 8 }}>
      {pictures.map((p, i) => (
        <li key={p.src}>
          <img
            {...p}
            sizes="30vw"
            width={960}
            height={1200}
            style={{ width: "100%", height: "auto" }}
            loading={i === 0 ? "eager" : "lazy"}
          />
        </li>
      ))}
    </ul>
  );
}
interface Options {
  value?: string | undefined;
  fixed?: boolean;
  aside?: ReactNode;
  options: readonly { value: string; label: string; href?: string; unavailable?: boolean }[];
}
export function SizeSwatches({ options, value, aside }: Options) {
  return (
    <div role="group" aria-label="Size">
      {aside}
      {options.map((o) => (
        <Link
          key={o.value}
          to={o.href ?? ""}
          replace
          preventScrollReset
          aria-current={o.value === value}
          style={{ padding: 8 }}
        >
          {o.unavailable ? <s>{o.label}</s> : o.label}
        </Link>
      ))}
    </div>
  );
}
export const ColorSwatches = SizeSwatches;
