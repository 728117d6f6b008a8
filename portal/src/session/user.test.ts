import { describe, expect, it } from 'vitest';
import { userFromToken } from './user.ts';

function base64url(text: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const token = (payload: unknown) => `x.${base64url(JSON.stringify(payload))}.SIGNATURE`;

describe('userFromToken', () => {
  it('reads scope, sids and level', () => {
    const user = userFromToken(
      token({
        user_sid: 'u',
        scope: 'account',
        name: 'Zoë',
        account_sid: 'a',
        service_provider_sid: 's',
      }),
    );
    expect(user).toEqual({
      userSid: 'u',
      name: 'Zoë',
      scope: 'account',
      level: 0,
      accountSid: 'a',
      serviceProviderSid: 's',
      isViewOnly: false,
    });
  });

  it('levels rise with the scope', () => {
    const level = (scope: string) => userFromToken(token({ user_sid: 'u', scope }))?.level;
    expect([level('account'), level('service_provider'), level('admin')]).toEqual([0, 1, 2]);
  });

  it.each([
    null,
    '',
    'garbled',
    'a.b.c',
    token('text'),
    token({ scope: 'admin' }),
    token({ user_sid: 'u', scope: 'root' }),
  ])('answers null for %j', (given) => {
    expect(userFromToken(given)).toBeNull();
  });
});
