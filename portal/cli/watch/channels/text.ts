import { marked } from '@trunkline/ui/tokens/text';
import type { Message, MessageItem } from '../core/messages.ts';

/** How messages are written for people. */
export type Style = {
  /** Address of the console, without a slash; null: no links. */
  consoleUrl: string | null;
};

/** More than these are counted. */
const namedAtMost = 20;

/** Names come from outside: what is hidden in them is shown, and no line is broken. */
export const plain = (text: string) => marked(text).trim();

export const linkOf = ({ consoleUrl }: Style, href: string): string | undefined =>
  consoleUrl === null ? undefined : `${consoleUrl}${href}`;

export const headOf = ({ change, title }: Message) =>
  `${change === 'begin' ? 'Problem' : 'Resolved'}: ${plain(title)}`;

const sinceOf = ({ since }: MessageItem) => `${since.replace('T', ' ').slice(0, 16)} UTC`;

/** A line for each condition: the cause of one that begins, the beginning of one that ends. */
export function linesOf({ change, items, title }: Message): string[] {
  const isAlone = items.length === 1;
  const lines = items.slice(0, namedAtMost).map((item) => {
    const rest = change === 'begin' ? plain(item.detail) : `Began ${sinceOf(item)}.`;
    if (isAlone && item.title === title) return rest;
    return rest === '' ? plain(item.title) : `${plain(item.title)}: ${rest}`;
  });
  const more = items.length - namedAtMost;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].filter((line) => line !== '');
}
