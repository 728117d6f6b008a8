import { Button } from '@trunkline/ui/primitives/button';
import { IconButton } from '@trunkline/ui/primitives/icon-button';
import { foreign, marked } from '@trunkline/ui/tokens/text';
import { CircleUserRound, LogOut, SlidersHorizontal } from 'lucide-react';
import { memo, useEffect, useState, useSyncExternalStore } from 'react';
import { addresses } from '../addresses.ts';
import { useMe } from '../platform/resources/users/users.ts';
import { leaveVia } from '../screen/leave-guard/index.ts';
import { PortalLink } from '../screen/page/portal-link.tsx';
import { useUser } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';
import { useIsIdle } from '../start/idle.ts';
import { onDemand } from '../start/loadable.tsx';
import { goTo } from './navigation/navigate.tsx';

const PreferencesMenu = onDemand(() => import('./preferences-menu.tsx'));

const narrow = window.matchMedia('(max-width: 639px)');
const watchNarrow = (onChange: () => void) => {
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
};

/** The signed-in user and scope, the preferences, and Sign out; all in one menu where it is narrow. */
export const UserMenu = memo(function UserMenu() {
  const user = useUser();
  const me = useMe();
  const isNarrow = useSyncExternalStore(watchNarrow, () => narrow.matches);
  const isIdle = useIsIdle();
  const [isReady, setReady] = useState(false);
  const [isPressed, setPressed] = useState(false);
  // The button stands there before its menu does.
  useEffect(() => {
    if (isIdle || isPressed) {
      PreferencesMenu.preload().then(
        () => setReady(true),
        () => undefined,
      );
    }
  }, [isIdle, isPressed]);
  const [isBusy, setBusy] = useState(false);
  const name = me.data?.user.name ?? user.name;
  const scope = user.scope.replace('_', ' ');
  const href = addresses.users.edit(user.userSid);

  async function handleSignOut() {
    setBusy(true);
    await signOut();
  }

  const trigger = (
    <IconButton
      icon={isNarrow ? CircleUserRound : SlidersHorizontal}
      label={isNarrow ? 'User and preferences' : 'Preferences'}
      isLoading={isNarrow && isBusy}
      aria-haspopup="menu"
      onClick={isReady ? undefined : () => setPressed(true)}
    />
  );
  const leave = () => leaveVia(handleSignOut);
  return (
    <div className="flex items-center gap-1 sm:gap-3">
      {isReady ? (
        <PreferencesMenu
          trigger={trigger}
          isOpenAtFirst={isPressed}
          session={
            isNarrow
              ? { name: marked(name), scope, href, onOpen: () => goTo(href), onSignOut: leave }
              : undefined
          }
        />
      ) : (
        trigger
      )}
      {!isNarrow && (
        <>
          <div className="min-w-0 max-w-48 text-end leading-tight">
            <PortalLink href={href} className="block truncate font-medium hover:underline">
              {foreign(name)}
            </PortalLink>
            <span className="block truncate text-meta text-muted">Scope: {scope}</span>
          </div>
          <Button
            variant="ghost"
            className="-me-2"
            icon={LogOut}
            isLoading={isBusy}
            onClick={leave}
          >
            Sign out
          </Button>
        </>
      )}
    </div>
  );
});
