import { ErrorNotice } from "@circlet/design-system";
import { Component, lazy, type ReactNode } from "react";
import { serverPage, withoutScripts } from "~/http/page-scripts";
import * as common from "~/messages/en/common";
import * as errors from "~/messages/en/errors";
import { ChunkFailure } from "./load-chunk";

interface HydrationBoundaryProps {
  /** Of a part, which passes its failure on to the boundary of the page: whether the server did not render it. */
  readonly isLater?: boolean;
  readonly children: ReactNode;
}

interface State {
  readonly failure: Error | null;
}

/**
 * Keeps the server's page, which works without scripts, if React cannot hydrate it. Errors of later renders go on to the
 * next boundary, which shows the error screen. If the script of a part is missing, only that part shows an error.
 */
export class HydrationBoundary extends Component<HydrationBoundaryProps, State> {
  override state: State = { failure: null };
  hasHydrated = this.props.isLater;

  static getDerivedStateFromError(failure: Error): State {
    return { failure };
  }

  override componentDidMount(): void {
    this.hasHydrated = true;
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, isLater } = this.props;
    const isPart = isLater !== undefined;
    if (!failure) return children;
    if (isPart && failure instanceof ChunkFailure) {
      const reload = <a href={window.location.href}>{common.reloadPage}</a>;
      return <ErrorNotice title={errors.missingScript} action={reload} />;
    }
    serverPage.isKept ||= !this.hasHydrated;
    if (isPart || !serverPage.isKept) throw failure;
    console.error(failure);
    history.replaceState(withoutScripts, "");
    location.reload();
    return <ServerPage />;
  }
}

/** Never loads. Outside of every Suspense boundary, React then leaves the document as it is until the browser reloads it. */
const ServerPage = lazy(() => new Promise<never>(() => undefined));
