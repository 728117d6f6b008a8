import { expect, it } from 'vitest';
import { pointingText, signallingAddresses } from './pointing-text.ts';

const sbcs = [
  { sbc_address_sid: 'a', ipv4: '198.51.100.10', port: 5060, tls_port: 5061 },
  { sbc_address_sid: 'b', ipv4: '198.51.100.11', port: null, tls_port: null },
];
const realm = (name: string) => ({ name, sipRealm: `${name.toLowerCase()}.sip.example.net` });

it('names every address with its ports', () => {
  expect(signallingAddresses(sbcs)).toEqual([
    '198.51.100.10:5060',
    '198.51.100.10:5061 (TLS)',
    '198.51.100.11',
  ]);
});

it('says to a carrier where to send calls and whom to let in', () => {
  expect(pointingText([realm('Acme')], sbcs.slice(1))).toBe(
    [
      'Send our calls to this SIP realm: acme.sip.example.net',
      '',
      'Our calls come from these SIP signalling addresses, let them in:',
      '  198.51.100.11',
    ].join('\n'),
  );
  expect(pointingText([realm('Acme'), realm('Globex')], sbcs)).toContain(
    '  globex.sip.example.net (Globex)\n',
  );
  expect(pointingText([], sbcs)).toMatch(/^Our calls come from/);
});
