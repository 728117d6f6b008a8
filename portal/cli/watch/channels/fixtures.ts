import { afterEach } from 'vitest';
import type { Message, MessageItem } from '../core/messages.ts';
import type { Style } from './text.ts';

/** Messages for tests. */

type Closable = { close: () => Promise<void> };

/** Returns a function that registers what a test opens, to close it after the test. */
export function closedAfterEach() {
  const open: Closable[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });
  return async <One extends Closable>(opening: Promise<One>) => {
    const one = await opening;
    open.push(one);
    return one;
  };
}

export const style: Style = {
  consoleUrl: 'https://console.example.com',
};

const item = (name: string): MessageItem => ({
  id: `registration ${name}`,
  title: `${name} is unregistered`,
  detail: '403 Forbidden',
  href: `/internal/carriers/${name}/edit`,
  since: '2026-11-20T12:00:00.000Z',
});

export const begin: Message = {
  id: 'w-1',
  change: 'begin',
  kind: 'registration',
  severity: 'critical',
  at: '2026-11-20T12:00:00.000Z',
  target: 'Northwind Telecom',
  title: 'Skyline is unregistered',
  href: '/internal/carriers/Skyline/edit',
  items: [item('Skyline')],
  resolves: [],
};

export const many = (count: number): Message => ({
  ...begin,
  title: `${count} carriers are unregistered`,
  href: '/internal/carriers',
  items: Array.from({ length: count }, (_, index) => item(`Carrier ${index + 1}`)),
});

export const end: Message = {
  ...begin,
  id: 'w-2',
  change: 'end',
  at: '2026-11-20T12:10:00.000Z',
  title: 'Skyline is no longer unregistered',
  items: [{ ...item('Skyline'), title: 'Skyline is no longer unregistered' }],
  resolves: ['w-1'],
};
