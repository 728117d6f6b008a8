import { marked } from '@trunkline/ui/tokens/text';
import type { Message, MessageItem } from '../core/messages.ts';

/** Settings for messages to people. */
export type Style = {
  /** Base URL of the console, without a trailing slash; null: no links. */
  consoleUrl: string | null;
};

/** Further ones are only counted. */
const namedAtMost = 20;

/** Makes names from outside safe to show: reveals hidden characters and drops line breaks. */
export const plain = (text: string) => marked(text).trim();

export const linkOf = ({ consoleUrl }: Style, href: string): string | undefined =>
  consoleUrl === null ? undefined : `${consoleUrl}${href}`;

export const headOf = ({ change, title }: Message) =>
  `${change === 'begin' ? 'Problem' : 'Resolved'}: ${plain(title)}`;

const sinceOf = ({ since }: MessageItem) => `${since.replace('T', ' ').slice(0, 16)} UTC`;

/** One line per condition: its cause at the beginning, or when it began at the end. */
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
