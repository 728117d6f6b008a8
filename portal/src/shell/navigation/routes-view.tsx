import { Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { NotFound } from '../../screen/page/not-found.tsx';
import { RedirectWithMessage } from '../../screen/page/redirect-with-message.tsx';
import type { RouteRecord } from '../../screen/page/route.ts';
import { isAtLeast } from '../../session/policies.ts';
import { mustLogIn, useIsUnreachable, useSession } from '../../session/session.ts';
import type { SessionUser } from '../../session/user.ts';
import {
  enabledRoutes,
  internalLayout,
  isCodeLoaded,
  isInternal,
  loadCode,
  screenOf,
} from '../../start/screens.ts';
import { ErrorBoundary } from '../error-boundary.tsx';

type RouteScreenProps = { route: RouteRecord; pathname: string; params: Record<string, string> };

/** The fallback is only for code that failed: other code has loaded before the screen renders. */
function RouteScreen({ route, pathname, params }: RouteScreenProps) {
  const Screen = screenOf(route);
  return (
    <ErrorBoundary key={pathname} route={route.path}>
      <Suspense>
        <Screen params={params} title={route.title} />
      </Suspense>
    </ErrorBoundary>
  );
}

function guarded(user: SessionUser, screen: RouteScreenProps) {
  const minimum = screen.route.minimumScope;
  if (minimum && !isAtLeast(user, minimum.scope)) {
    return <RedirectWithMessage to={minimum.redirect(user)} message={minimum.message} />;
  }
  return <RouteScreen {...screen} />;
}

function InternalRoutes({ pathname }: { pathname: string }) {
  const session = useSession();
  const isUnreachable = useIsUnreachable();
  const [address] = useLocation();
  const InternalLayout = internalLayout();
  // The session has ended or is interrupted, and the person is on the way out. They know why, and
  // are not asked about unsaved work, which is kept.
  if ((!session || isUnreachable) && !isInternal(address)) return null;
  if (!session) {
    return <RedirectWithMessage to={addresses.logIn} message={mustLogIn} on="log-in page" />;
  }
  if (session.mustChangePassword) return <Redirect to={addresses.createPassword} replace />;
  if (isUnreachable) return <Redirect to={addresses.logIn} replace />;
  return (
    <Suspense>
      <InternalLayout key={session.user.userSid}>
        <Switch location={pathname}>
          {enabledRoutes()
            .filter(({ path }) => isInternal(path))
            .map((route) => (
              <Route key={route.path} path={route.path}>
                {(params) =>
                  guarded(session.user, {
                    route,
                    pathname,
                    params: params as Record<string, string>,
                  })
                }
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

/**
 * Address of the visible screen. Links and `navigate` change it after the code has loaded. After
 * Back, Forward and the end of a session, the previous screen stays until then.
 */
function useShownPathname(): string {
  const [pathname] = useLocation();
  const [shown, setShown] = useState(pathname);
  const isReady = shown === pathname || isCodeLoaded(pathname);
  // Set during the render: an effect would render the whole console a second time.
  if (isReady && shown !== pathname) setShown(pathname);
  useEffect(() => {
    if (isReady) return;
    let isOvertaken = false;
    const show = () => {
      if (!isOvertaken) setShown(pathname);
    };
    loadCode(pathname).then(show, show);
    return () => {
      isOvertaken = true;
    };
  }, [pathname, isReady]);
  return isReady ? pathname : shown;
}

export function Routes() {
  const pathname = useShownPathname();
  return (
    <Switch location={pathname}>
      <Route path="/internal/*?">
        <InternalRoutes pathname={pathname} />
      </Route>
      {enabledRoutes()
        .filter(({ path }) => !isInternal(path))
        .map((route) => (
          <Route key={route.path} path={route.path}>
            {(params) => (
              <RouteScreen
                route={route}
                pathname={pathname}
                params={params as Record<string, string>}
              />
            )}
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
