import { ErrorNotice } from "@circlet/design-system";
import { Component, type ReactNode, Suspense } from "react";
import * as common from "~/messages/en/common";
import * as errors from "~/messages/en/errors";
import { ChunkFailure } from "./load-chunk";

interface OnDemandProps {
  readonly children: ReactNode;
  /** Shows while the component loads; nothing by default. */
  readonly fallback?: ReactNode;
}

/** Wraps a `lazy` component. If its script is missing, only this part of the page shows an error. */
export class OnDemand extends Component<OnDemandProps, { readonly failure: Error | null }> {
  override state = { failure: null as Error | null };

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, fallback } = this.props;
    if (!failure) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (!(failure instanceof ChunkFailure)) throw failure;
    return <ErrorNotice title={errors.missingScript} action={<ReloadLink />} />;
  }
}

function ReloadLink() {
  return <a href={window.location.href}>{common.reloadPage}</a>;
}
