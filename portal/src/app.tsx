import { Router } from 'wouter';
import { guardNavigation } from './screen/leave-guard/index.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Routes } from './shell/routes-view.tsx';

export function App() {
  return (
    <ErrorBoundary>
      <Router aroundNav={guardNavigation}>
        <Routes />
      </Router>
    </ErrorBoundary>
  );
}
