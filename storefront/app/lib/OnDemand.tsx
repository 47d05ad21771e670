import { ErrorNotice } from "@circlet/design-system";
import { Component, type ReactNode, Suspense } from "react";

interface OnDemandProps {
  readonly children: ReactNode;
  /** What stands there meanwhile; nothing, unless it has a place of its own. */
  readonly fallback?: ReactNode;
}

/** Around what `lazy` brings when a shopper asks for it. If it cannot come, it alone says so; the page goes on. */
export class OnDemand extends Component<OnDemandProps, { readonly failure: Error | null }> {
  override state = { failure: null as Error | null };

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, fallback } = this.props;
    if (!failure) return <Suspense fallback={fallback}>{children}</Suspense>;
    return <ErrorNotice title={failure.message} action={<ReloadLink />} />;
  }
}

/** A plain link: it asks for everything anew. */
function ReloadLink() {
  return <a href={window.location.href}>Reload the page</a>;
}
