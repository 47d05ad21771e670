import {
  Button,
  Container,
  EmptyState,
  Heading,
  InfoIcon,
  SearchIcon,
  Stack,
  Text,
} from "@circlet/design-system";
import { Link, useLocation } from "react-router-dom";
import { ShopAllButton } from "~/catalog/ShopAllButton";
import { shopName } from "~/shop/shop-name";
import type { PageFailure } from "~/http/page-failure";
import { LazyRecentlyViewed } from "~/catalog/viewed/LazyRecentlyViewed";
import { homePath } from "~/shop/paths";
import * as messages from "~/messages/en/errors";
import * as common from "~/messages/en/common";

interface ErrorScreenProps {
  readonly failure: PageFailure;
}

/** The error page. Always offers a way to continue. */
export function ErrorScreen({ failure }: ErrorScreenProps) {
  return (
    <>
      <Container>
        <title>{`${titles[failure.kind]} | ${shopName()}`}</title>
        <meta name="robots" content="noindex" />
        {failure.kind === "not-found" && <meta name="prerender-status-code" content="404" />}
        {failure.kind === "unexpected" ? (
          <Unexpected message={failure.message} stack={failure.stack} />
        ) : (
          <EmptyState
            title={titles[failure.kind]}
            icon={failure.kind === "not-found" ? <SearchIcon /> : <InfoIcon />}
            headingLevel={1}
            action={<WayOn kind={failure.kind} />}
          >
            {texts[failure.kind]}
          </EmptyState>
        )}
      </Container>
      {failure.kind === "not-found" && <LazyRecentlyViewed />}
    </>
  );
}

const titles: Record<PageFailure["kind"], string> = {
  "not-found": messages.notFound,
  unavailable: messages.unavailable,
  "bad-request": messages.badRequest,
  "missing-script": messages.missingScript,
  unexpected: messages.unexpected,
};

const texts = {
  "not-found": messages.notFoundText,
  unavailable: messages.unavailableText,
  "missing-script": messages.missingScriptText,
  "bad-request": messages.badRequestText,
} as const;

function WayOn({ kind }: { readonly kind: keyof typeof texts }) {
  const { pathname, search } = useLocation();
  if (kind === "unavailable" || kind === "missing-script") {
    return (
      <Button asChild>
        {/* A plain link, so that the browser reloads the page even without JavaScript. */}
        <a href={pathname + search}>{common.tryAgain}</a>
      </Button>
    );
  }
  return <ShopAllButton />;
}

function Unexpected({ message, stack }: { readonly message: string; readonly stack?: string | undefined }) {
  return (
    <Stack gap="m" style={{ paddingBlock: "var(--circlet-layout-section)" }}>
      <Heading level={1}>{titles.unexpected}</Heading>
      <Text>{message}</Text>
      {import.meta.env.DEV && <pre style={{ whiteSpace: "pre-wrap" }}>{stack}</pre>}
      <Link to={homePath}>{common.goHome}</Link>
    </Stack>
  );
}
