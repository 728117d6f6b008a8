import type { Channel } from './channel.ts';
import { jsonOf } from './json.ts';
import { headOf, linesOf, linkOf, type Style } from './text.ts';

/** Standard output: text, or one line of JSON per message. */
export const standardOutput = (
  style: Style,
  format: 'text' | 'json',
  print: (text: string) => void,
): Channel => ({
  name: 'stdout',
  send: async (message) => {
    if (format === 'json') return print(JSON.stringify(jsonOf(message, style)));
    const time = `${message.at.replace('T', ' ').slice(0, 19)} UTC`;
    const link = linkOf(style, message.href);
    const lines = [...linesOf(message), ...(link === undefined ? [] : [link])];
    print([`${time}  ${headOf(message)}`, ...lines.map((line) => `  ${line}`)].join('\n'));
  },
});
