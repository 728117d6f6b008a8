import { Router } from 'wouter';
import { guardNavigation } from './screen/leave-guard/index.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Routes } from './shell/routes-view.tsx';

export function App() {
  return (
    <ErrorBoundary route="the console">
      <Router aroundNav={guardNavigation}>
        <Routes />
      </Router>
    </ErrorBoundary>
  );
}
