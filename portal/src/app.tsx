import { StrictMode } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { navigateWhenReady } from './shell/navigate-when-ready.ts';
import { ProgressLine } from './shell/progress-line.tsx';
import { Routes } from './shell/routes-view.tsx';

export function App() {
  return (
    <StrictMode>
      <ErrorBoundary route="the console">
        <Router aroundNav={navigateWhenReady}>
          <ProgressLine />
          <Routes />
        </Router>
      </ErrorBoundary>
    </StrictMode>
  );
}
