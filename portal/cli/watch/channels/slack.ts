import { shorten } from '@trunkline/ui/tokens/text';
import type { Message } from '../core/messages.ts';
import type { Channel } from './channel.ts';
import { post } from './post.ts';
import { headOf, linesOf, linkOf, plain, type Style } from './text.ts';

/** Slack treats these three as markup: a name must not be able to notify a whole channel. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Slack's limits for a header and a section, in characters. */
const inHeader = 150;
const inSection = 3000;

/** As many whole lines as fit. */
function fitting(lines: readonly string[]): string {
  const kept: string[] = [];
  let room = inSection - 2;
  for (const line of lines) {
    room -= line.length + 1;
    if (room < 0) return [...kept, '…'].join('\n');
    kept.push(line);
  }
  return kept.join('\n');
}

/** https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
export function slackBody(message: Message, style: Style) {
  const head = headOf(message);
  const lines = linesOf(message).map((line) => escaped(shorten(line, 500)));
  const link = linkOf(style, message.href);
  const foot = [
    escaped(plain(message.target)),
    ...(link === undefined ? [] : [`<${link}|Open the console>`]),
  ];
  return {
    // For notifications, and for clients without blocks.
    text: escaped(head),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: shorten(head, inHeader) } },
      ...(lines.length > 0
        ? [{ type: 'section', text: { type: 'mrkdwn', text: fitting(lines) } }]
        : []),
      { type: 'context', elements: [{ type: 'mrkdwn', text: foot.join(' · ') }] },
    ],
  };
}

/** An incoming webhook of Slack, which has no message ids: after a kill, a message may appear twice. */
export const slack = (style: Style, url: string): Channel => ({
  name: 'slack',
  send: (message) => post('Slack', url, JSON.stringify(slackBody(message, style))),
});
