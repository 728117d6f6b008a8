import { expect, it } from 'vitest';
import { emptyAuthentication } from '../carrier-form.schema.ts';
import { insideOf } from './folded.model.ts';

const untouched = {
  hasLeadingPlus: false,
  dtmfType: 'RFC 2833',
  authentication: emptyAuthentication,
  techPrefix: '',
  diversion: '',
  outboundProxy: '',
};

it('says what is off', () => {
  expect(insideOf(untouched)).toEqual({
    calls: 'no leading + · DTMF RFC 2833',
    authentication: 'off',
    outbound: 'tech prefix: none · diversion: none · proxy: none',
  });
});

it('says what is on, and no password', () => {
  const authentication = {
    ...emptyAuthentication,
    requiresRegister: true,
    username: 'acme',
    password: 'fake-password',
    realm: 'sip.example.com',
  };
  const inside = insideOf({
    ...untouched,
    hasLeadingPlus: true,
    techPrefix: '9011',
    authentication,
  });
  expect(inside.calls).toBe('leading + · DTMF RFC 2833');
  expect(inside.authentication).toBe('registers as acme with sip.example.com');
  expect(inside.outbound).toMatch(/^tech prefix: 9011 · /);
  expect(JSON.stringify(inside)).not.toContain('fake-password');
});
