import { type ComponentType, lazy, Suspense, useLayoutEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { config } from '../config/index.ts';
import { setFlash } from '../notices/flash.ts';
import { toast } from '../notices/toasts.ts';
import { routes } from '../routes.ts';
import { leaveFreely } from '../screen/leave-guard/index.ts';
import { NotFound } from '../screen/not-found.tsx';
import type { RouteRecord } from '../screen/route.ts';
import { isAtLeast } from '../session/policies.ts';
import { mustLogIn, useIsUnreachable, useSession } from '../session/session.ts';
import type { SessionUser } from '../session/user.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const InternalLayout = lazy(() => import('./internal-layout.tsx'));

type Screen = ComponentType<{ params: Record<string, string> }>;
const screens = new Map<RouteRecord, Screen>();

/** One lazy component per route for the life of the page. */
function screenOf(route: RouteRecord): Screen {
  const known = screens.get(route);
  if (known) return known;
  const screen = lazy(route.screen);
  screens.set(route, screen);
  return screen;
}

const enabledRoutes = () => routes.filter((route) => route.isEnabled?.(config()) ?? true);

function RouteScreen({ route, params }: { route: RouteRecord; params: Record<string, string> }) {
  const [pathname] = useLocation();
  const Screen = screenOf(route);
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<div aria-busy="true" className="min-h-96" />}>
        <Screen params={params} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Sends the visitor away with a word. `flash` is read by the login page, `toast` inside. */
function Turn({ to, flash, refusal }: { to: string; flash?: string; refusal?: string }) {
  // Layout effect: before the page that is turned to looks for its message.
  const [, navigate] = useLocation();
  useLayoutEffect(() => {
    if (flash) setFlash(flash);
    if (refusal) toast.error(refusal);
    leaveFreely(() => navigate(to, { replace: true }));
  }, [flash, refusal, to, navigate]);
  return null;
}

function guarded(route: RouteRecord, user: SessionUser, params: Record<string, string>) {
  const minimum = route.minimumScope;
  if (minimum && !isAtLeast(user, minimum.scope)) {
    return <Turn to={minimum.redirect(user)} refusal={minimum.message} />;
  }
  return <RouteScreen route={route} params={params} />;
}

function InternalRoutes() {
  const session = useSession();
  const isUnreachable = useIsUnreachable();
  if (!session) return <Turn to="/" flash={mustLogIn} />;
  if (session.mustChangePassword) return <Redirect to="/create-password" replace />;
  if (isUnreachable) return <Redirect to="/" replace />;
  return (
    <Suspense fallback={<div aria-busy="true" className="min-h-screen bg-page" />}>
      <InternalLayout key={session.token}>
        <Switch>
          {enabledRoutes()
            .filter(({ path }) => path.startsWith('/internal/'))
            .map((route) => (
              <Route key={route.path} path={route.path}>
                {(params) => guarded(route, session.user, params as Record<string, string>)}
              </Route>
            ))}
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </InternalLayout>
    </Suspense>
  );
}

export function Routes() {
  return (
    <Switch>
      <Route path="/internal/*?">
        <InternalRoutes />
      </Route>
      {enabledRoutes()
        .filter(({ path }) => !path.startsWith('/internal/'))
        .map((route) => (
          <Route key={route.path} path={route.path}>
            {(params) => <RouteScreen route={route} params={params as Record<string, string>} />}
          </Route>
        ))}
      <Route>
        <main>
          <NotFound />
        </main>
      </Route>
    </Switch>
  );
}
