import type { ApiRequest } from './api-call.types.ts';

export const baseUrl = 'https://api.example.com/v1';
export const post = (body: unknown, rest: Partial<ApiRequest> = {}): ApiRequest => ({
  method: 'POST',
  baseUrl,
  path: '/Accounts',
  body,
  ...rest,
});

/** Texts that a shell or script could misread. */
export const nasty = [
  `it's "quoted"`,
  'a\nb\r\nc\td',
  `$HOME \`id\` $(id) \${HOME} \\ \\\\ !history`,
  "'; rm -rf / #",
  // Code points, because a unit test rejects characters in sources that the fonts here lack.
  `grüße ${String.fromCodePoint(0x65e5, 0x672c, 0x8a9e)} ${String.fromCodePoint(0x1f3a7)} \u2028 \u202e`,
  '@/etc/passwd',
  '-H evil',
  '*?[a]{b,c}~ & | ; < > ( )',
  '\\u0027 %27 \u0000',
  '\ud800',
];
