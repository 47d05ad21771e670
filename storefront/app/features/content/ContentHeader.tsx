import { Breadcrumbs, Container, Heading, Text } from "@circlet/design-system";
import { homePath } from "~/shop/paths";
import * as messages from "~/messages/en/content";
import * as common from "~/messages/en/common";
import * as css from "./ContentHeader.css";

export interface ContentHeaderProps {
  readonly title: string;
  readonly updated?: string | undefined;
}

export function ContentHeader({ title, updated }: ContentHeaderProps) {
  return (
    <Container as="header">
      <PageBreadcrumbs title={title} />
      <div className={css.title}>
        <Heading level={1} size="hero">
          {title}
        </Heading>
        {updated && (
          <Text size="small" tone="muted">
            {messages.lastUpdated(updated)}
          </Text>
        )}
      </div>
    </Container>
  );
}

export function PageBreadcrumbs({ title }: { readonly title: string }) {
  return <Breadcrumbs items={[{ label: common.home, href: homePath }, { label: title }]} />;
}
