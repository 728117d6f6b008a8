import type { Message } from '../core/messages.ts';
import { linkOf, type Style } from './text.ts';

/** A message as JSON; `docs/watch.md` describes its members. */
export const jsonOf = (message: Message, style: Style) => ({
  version: 1,
  id: message.id,
  change: message.change,
  kind: message.kind,
  severity: message.severity,
  at: message.at,
  target: message.target,
  title: message.title,
  url: linkOf(style, message.href) ?? null,
  conditions: message.items.map(({ href, ...item }) => ({
    ...item,
    url: linkOf(style, href) ?? null,
  })),
});
