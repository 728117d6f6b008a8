import { Button } from '@trunkline/ui/primitives/button';
import { IconButton } from '@trunkline/ui/primitives/icon-button';
import { foreign } from '@trunkline/ui/tokens/text';
import { Keyboard, KeyboardOff, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '../addresses.ts';
import { useMe } from '../platform/resources/users/users.ts';
import { leaveVia } from '../screen/leave-guard/index.ts';
import { PortalLink } from '../screen/page/portal-link.tsx';
import { singleKeys } from '../screen/page/shortcuts.ts';
import { useUser } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';
import { type SchemeChoice, scheme } from './scheme.ts';

const schemeLook = {
  light: { icon: Sun, label: 'Colour scheme: light', next: 'dark' },
  dark: { icon: Moon, label: 'Colour scheme: dark', next: 'system' },
  system: { icon: Monitor, label: 'Colour scheme: system', next: 'light' },
} as const satisfies Record<SchemeChoice, unknown>;

/** The signed-in user and scope, the colour scheme, and Sign out. */
export function UserMenu() {
  const user = useUser();
  const me = useMe();
  const hasKeys = singleKeys.use();
  const look = schemeLook[scheme.use()];
  const [isBusy, setBusy] = useState(false);

  async function handleSignOut() {
    setBusy(true);
    await signOut();
  }

  return (
    <div className="flex items-center gap-1 sm:gap-3">
      <span className="hidden lg:block pointer-coarse:hidden">
        <IconButton
          icon={hasKeys ? Keyboard : KeyboardOff}
          label={`Keyboard shortcuts ${hasKeys ? 'on: / searches, N adds' : 'off'}`}
          onClick={() => singleKeys.set(!hasKeys)}
        />
      </span>
      <IconButton icon={look.icon} label={look.label} onClick={() => scheme.set(look.next)} />
      <div className="min-w-0 max-w-24 text-end leading-tight sm:max-w-48">
        <PortalLink
          href={addresses.users.edit(user.userSid)}
          className="block truncate font-medium hover:underline"
        >
          {foreign(me.data?.user.name ?? user.name)}
        </PortalLink>
        <span className="block truncate text-meta text-muted">
          Scope: {user.scope.replace('_', ' ')}
        </span>
      </div>
      <Button
        variant="ghost"
        className="-me-2"
        icon={LogOut}
        isLoading={isBusy}
        onClick={() => leaveVia(handleSignOut)}
      >
        {/* Magnified four times there is room for the picture alone. */}
        <span className="max-[22rem]:sr-only">Sign out</span>
      </Button>
    </div>
  );
}
