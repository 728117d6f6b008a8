import { Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { addresses } from '../addresses.ts';
import { config } from '../config/index.ts';
import { routes } from '../routes.ts';
import { loadable } from '../screen/loadable.tsx';
import { NotFound } from '../screen/not-found.tsx';
import { RedirectWithMessage } from '../screen/redirect-with-message.tsx';
import type { RouteRecord, ScreenProps } from '../screen/route.ts';
import { isAtLeast } from '../session/policies.ts';
import { mustLogIn, useIsUnreachable, useSession } from '../session/session.ts';
import type { SessionUser } from '../session/user.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const InternalLayout = loadable(() => import('./internal-layout.tsx'));

/** The code of every screen, asked for when it is first shown. */
const screens = new Map(routes.map((route) => [route, loadable<ScreenProps>(route.screen)]));

const enabledRoutes = () => routes.filter((route) => route.isEnabled?.(config()) ?? true);

function RouteScreen({ route, params }: { route: RouteRecord; params: Record<string, string> }) {
  const [pathname] = useLocation();
  const Screen = screens.get(route);
  if (!Screen) throw new Error(`${route.path} is not in the table of routes`);
  return (
    <ErrorBoundary key={pathname} route={route.path}>
      <Suspense fallback={<div aria-busy="true" className="min-h-96" />}>
        <Screen params={params} title={route.title} />
      </Suspense>
    </ErrorBoundary>
  );
}

function guarded(route: RouteRecord, user: SessionUser, params: Record<string, string>) {
  const minimum = route.minimumScope;
  if (minimum && !isAtLeast(user, minimum.scope)) {
    return <RedirectWithMessage to={minimum.redirect(user)} message={minimum.message} />;
  }
  return <RouteScreen route={route} params={params} />;
}

function InternalRoutes() {
  const session = useSession();
  const isUnreachable = useIsUnreachable();
  if (!session) {
    return <RedirectWithMessage to={addresses.logIn} message={mustLogIn} on="log-in page" />;
  }
  if (session.mustChangePassword) return <Redirect to={addresses.createPassword} replace />;
  if (isUnreachable) return <Redirect to={addresses.logIn} replace />;
  return (
    <Suspense fallback={<div aria-busy="true" className="min-h-screen bg-page" />}>
      <InternalLayout key={session.user.userSid}>
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
