import { Button } from '@trunkline/ui/primitives/button';
import { Heading } from '@trunkline/ui/primitives/heading';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LoadError } from '../start/loadable.tsx';
import { reportError } from './report-error.ts';

type ErrorBoundaryProps = {
  /** Name of the failed part in a report: the route's pattern, never an address with SIDs. */
  route: string;
  children: ReactNode;
};
type Failure = { error: unknown };

/**
 * Last resort for a screen that failed to render, or whose code failed to load. One per route, so
 * that the navigation stays usable; remount it with a new key to reset it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    if (error instanceof LoadError) error.forget();
    reportError({
      route: this.props.route,
      error: error instanceof LoadError ? error.cause : error,
      componentStack: componentStack ?? undefined,
    });
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const hasNoCode = failure.error instanceof LoadError;
    return (
      <div role="alert" className="grid justify-items-center gap-3 px-4 py-24 text-center">
        <Heading level={1}>
          {hasNoCode ? "This screen couldn't be loaded" : 'Unexpected Application Error!'}
        </Heading>
        <p className="max-w-prose text-muted">
          {hasNoCode
            ? 'The connection may have dropped, or the console has been updated since you opened it. If trying again does not help, reload the page.'
            : 'Something went wrong on this screen. Saved changes are not lost.'}
        </p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="primary" onClick={() => this.setState({ failure: null })}>
            Try again
          </Button>
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
        </div>
      </div>
    );
  }
}
