import type { ApiRequest } from './api-call.types.ts';

export const baseUrl = 'https://api.example.com/v1';
export const post = (body: unknown, rest: Partial<ApiRequest> = {}): ApiRequest => ({
  method: 'POST',
  baseUrl,
  path: '/Accounts',
  body,
  ...rest,
});

/** Texts that a shell or a script would take for something else. */
export const nasty = [
  `it's "quoted"`,
  'a\nb\r\nc\td',
  `$HOME \`id\` $(id) \${HOME} \\ \\\\ !history`,
  "'; rm -rf / #",
  'grüße 日本語 🎧 \u2028 \u202e',
  '@/etc/passwd',
  '-H evil',
  '*?[a]{b,c}~ & | ; < > ( )',
  '\\u0027 %27 \u0000',
  '\ud800',
];
