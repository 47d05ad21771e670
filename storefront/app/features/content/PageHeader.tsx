import { Breadcrumbs, Container, Heading, Text } from "@circlet/design-system";
import { homePath } from "~/lib/paths";
import * as css from "./PageHeader.css";

export interface PageHeaderProps {
  readonly title: string;
  /** When a legal text last changed. */
  readonly updated?: string | undefined;
}

/** The way to the page, and its name. */
export function PageHeader({ title, updated }: PageHeaderProps) {
  return (
    <Container as="header">
      <PageTrail title={title} />
      <div className={css.title}>
        <Heading level={1} size="hero">
          {title}
        </Heading>
        {updated && (
          <Text size="small" tone="muted">
            Last updated {updated}
          </Text>
        )}
      </div>
    </Container>
  );
}

export function PageTrail({ title }: { readonly title: string }) {
  return <Breadcrumbs items={[{ label: "Home", href: homePath }, { label: title }]} />;
}
