import { Button } from '@trunkline/ui/primitives/button';
import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode };

/**
 * The last resort: a screen that failed while rendering. One per route, so that the navigation
 * stays usable; remount with a new key to leave the state.
 */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="grid justify-items-center gap-3 px-4 py-24 text-center">
        <h1 data-page-heading tabIndex={-1} className="text-title font-semibold">
          Unexpected Application Error!
        </h1>
        <p className="max-w-prose text-muted">
          This screen could not be shown. Nothing that was saved is lost.
        </p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </div>
    );
  }
}
