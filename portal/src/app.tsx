import { StrictMode, useEffect } from 'react';
import { Router } from 'wouter';
import { routes } from './routes.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { followLinks, navigateWhenReady, ProgressLine } from './shell/navigation/navigate.tsx';
import { Routes } from './shell/navigation/routes-view.tsx';
import { registerScreens } from './start/screens.ts';

registerScreens({
  routes,
  hosted: () => import('./hosted-routes.ts'),
  layout: () => import('./shell/internal-layout.tsx'),
});

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
