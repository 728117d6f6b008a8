import { StrictMode, useEffect } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { followLinks } from './shell/follow-links.ts';
import { navigateWhenReady } from './shell/navigate-when-ready.ts';
import { ProgressLine } from './shell/progress-line.tsx';
import { Routes } from './shell/routes-view.tsx';

export function App() {
  useEffect(followLinks, []);
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
