import { Button } from '@trunkline/ui/primitives/button';
import { marked } from '@trunkline/ui/tokens/text';
import { ChevronDown, CircleUserRound, LogOut } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { addresses } from '../addresses.ts';
import { useMe } from '../platform/resources/users/users.ts';
import { leaveVia } from '../screen/leave-guard/index.ts';
import { useUser } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';
import { useIsIdle } from '../start/idle.ts';
import { onDemand } from '../start/loadable.tsx';

const UserMenuList = onDemand(() => import('./user-menu-list.tsx'));

/** The signed-in user and their scope: a button that opens profile, preferences, history and Sign out. */
export const UserMenu = memo(function UserMenu() {
  const user = useUser();
  const me = useMe();
  const isIdle = useIsIdle();
  const [isReady, setReady] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // The button renders before its menu has loaded.
  useEffect(() => {
    if (isIdle || isPressed) {
      UserMenuList.preload().then(
        () => setReady(true),
        () => setFailed(isPressed),
      );
    }
  }, [isIdle, isPressed]);
  const [isBusy, setBusy] = useState(false);
  const name = me.data?.user.name ?? user.name;
  const scope = user.scope.replace('_', ' ');

  async function handleSignOut() {
    setBusy(true);
    await signOut();
  }

  const leave = () => leaveVia(handleSignOut);
  if (hasFailed) {
    // Signing out must be possible even if the code can't be loaded.
    return (
      <Button variant="ghost" className="-me-2" icon={LogOut} isLoading={isBusy} onClick={leave}>
        Sign out
      </Button>
    );
  }

  const trigger = (
    <Button
      variant="ghost"
      className="-me-2 h-10! max-w-56 px-2 max-sm:w-control max-sm:px-0 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      isLoading={isBusy}
      aria-haspopup="menu"
      onClick={isReady ? undefined : () => setPressed(true)}
    >
      <CircleUserRound size={18} strokeWidth={1.75} aria-hidden className="shrink-0 sm:hidden" />
      <span className="sr-only">User menu:</span>
      <span className="min-w-0 text-start leading-tight max-sm:sr-only">
        <span className="block truncate">{marked(name)}</span>{' '}
        <span className="block truncate text-meta font-normal text-muted">Scope: {scope}</span>
      </span>
      <ChevronDown
        size={16}
        strokeWidth={1.75}
        aria-hidden
        className="shrink-0 text-muted max-sm:hidden"
      />
    </Button>
  );
  if (!isReady) return trigger;
  return (
    <UserMenuList
      trigger={trigger}
      isOpenAtFirst={isPressed}
      name={marked(name)}
      scope={scope}
      href={addresses.users.edit(user.userSid)}
      onSignOut={leave}
    />
  );
});
