import { CommandPalette } from '@trunkline/ui/patterns/command-palette';
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { NavContext } from '../../screen/page/route.ts';
import { useDelayed } from '../../screen/page/use-delayed.ts';
import { recentRecords } from '../../screen/record/recent.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { phoneRefusal } from '../../shared/phone/call-it.tsx';
import { enabledRoutes } from '../../start/screens.ts';
import { apiCallsPanel } from '../api-calls/open.ts';
import { navigationIcons } from '../navigation/navigation-icons.ts';
import { useChooseProvider } from '../provider/use-choose-provider.ts';
import { scheme } from '../scheme.ts';
import { shortcutsSheet } from '../shortcuts/open.ts';
import {
  additionsOf,
  apiCallsCommand,
  type Command,
  fitting,
  providersOf,
  recentOf,
  schemeCommands,
  screensOf,
  shortcutsCommand,
} from './commands.ts';
import { useNumberCommands } from './number-commands.ts';
import { phoneCommands } from './phone-commands.ts';
import { type FoundOfKind, useFound } from './use-found.ts';

const foundCommands = ({ finder: { kind, icon }, found }: FoundOfKind) => ({
  id: kind.list,
  heading: kind.title,
  items: found.map(
    ({ sid, name, detail, secondLine, href }): Command => ({
      id: sid,
      label: name,
      detail,
      secondLine,
      icon: navigationIcons[icon],
      href: href ?? kind.edit(sid),
    }),
  ),
});

/** Delay after the last key before the platform is searched, in ms. */
const typingPause = 150;
/** Most providers: more would be a list to scroll, not a choice. */
const providersAtMost = 6;

type PaletteProps = {
  context: NavContext;
  /** Takes the text that was typed before this had loaded, once. */
  takeEarlyQuery: () => string;
  onClose: () => void;
};

/** Finds screens, actions, providers and records by typed or pasted text. */
export default function Palette({ context, takeEarlyQuery, onClose }: PaletteProps) {
  const [query, setQuery] = useState('');
  // Not the initial state: keys can still arrive between rendering and mounting.
  useLayoutEffect(() => {
    const early = takeEarlyQuery();
    if (early !== '') setQuery(early);
  }, [takeEarlyQuery]);
  const [, navigate] = useLocation();
  const { providers } = useCurrentProvider();
  const chooseProvider = useChooseProvider();
  const [recent] = useState(() => recentOf(recentRecords()));
  const text = query.trim();
  const asked = useDelayed(text, typingPause);
  const { found, failed, isSearching } = useFound(asked);
  const numberCommands = useNumberCommands(text, context.user.accountSid !== null);
  const isCurrent = asked === text;

  const routes = enabledRoutes();
  const actions = {
    id: 'actions',
    heading: 'Actions',
    items: [
      ...additionsOf(routes, context),
      ...schemeCommands(scheme.set),
      shortcutsCommand(() => shortcutsSheet.set(true)),
      apiCallsCommand(() => apiCallsPanel.set(true)),
    ],
  };
  const known = providers && context.user.scope === 'admin' ? providers : [];
  const offered = fitting(providersOf(known, chooseProvider), text);
  const screens = fitting(screensOf(routes, context), text);
  const groups =
    text === ''
      ? [recent, screens, actions]
      : [
          { id: 'number', heading: 'This number', items: numberCommands },
          screens,
          ...(isCurrent ? found.map(foundCommands) : []),
          {
            id: 'phone',
            heading: 'Call in the browser',
            items: isCurrent ? phoneCommands(found, phoneRefusal() === undefined) : [],
          },
          { ...offered, items: offered.items.slice(0, providersAtMost) },
          fitting(actions, text),
        ];
  const isBusy = text !== '' && (!isCurrent || isSearching);
  const isEmpty = groups.every(({ items }) => items.length === 0);

  function handleChoose(id: string) {
    const chosen = groups.flatMap(({ items }) => items).find((item) => item.id === id);
    onClose();
    chosen?.run?.();
    if (chosen?.href !== undefined) navigate(chosen.href);
  }

  return (
    <CommandPalette
      open
      onOpenChange={onClose}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      onSelect={handleChoose}
      isLoading={isBusy}
      note={
        isBusy
          ? undefined
          : isCurrent && failed.length > 0
            ? `Couldn't search ${failed.map(({ kind }) => kind.plural).join(', ')}.`
            : isEmpty && `Nothing matches "${text}".`
      }
    />
  );
}
