import { shorten } from '@trunkline/ui/tokens/text';
import type { Message } from '../core/messages.ts';
import type { Channel } from './channel.ts';
import { post } from './post.ts';
import { linesOf, linkOf, plain, type Style } from './text.ts';

export const pagerDutyUrl = 'https://events.pagerduty.com/v2/enqueue';

/**
 * Events for a message: https://developer.pagerduty.com/docs/events-api-v2-overview. A beginning
 * triggers one incident for all its conditions. The end of the last of them resolves it.
 */
function pagerDutyEvents(message: Message, style: Style, key: string) {
  if (message.change === 'end') {
    return message.resolves.map((id) => ({
      routing_key: key,
      event_action: 'resolve',
      dedup_key: id,
    }));
  }
  const link = linkOf(style, message.href);
  return [
    {
      routing_key: key,
      event_action: 'trigger',
      dedup_key: message.id,
      client: 'Trunkline',
      ...(link !== undefined && {
        client_url: link,
        links: [{ href: link, text: 'Open the console' }],
      }),
      payload: {
        summary: shorten(plain(message.title), 1024),
        source: plain(message.target),
        severity: message.severity,
        timestamp: message.at,
        class: message.kind,
        custom_details: { conditions: linesOf(message) },
      },
    },
  ];
}

/** PagerDuty’s Events API v2. It deduplicates events by their key. */
export const pagerDuty = (style: Style, key: string, url: string): Channel => ({
  name: 'pagerduty',
  send: async (message) => {
    for (const event of pagerDutyEvents(message, style, key)) {
      await post('PagerDuty', url, JSON.stringify(event));
    }
  },
});
