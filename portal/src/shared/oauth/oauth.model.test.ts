import { describe, expect, it } from 'vitest';
import { authorizeUrl, judgeReturn } from './oauth.model.ts';

const parts = {
  clientId: 'id&x=1',
  state: '1b4e28ba',
  redirectUri: 'https://console.example.com/oauth-callback/google',
};

it('encodes what goes to GitHub, which knows the way back', () => {
  const url = new URL(authorizeUrl('github', parts));
  expect(url.origin + url.pathname).toBe('https://github.com/login/oauth/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'id&x=1',
    state: '1b4e28ba',
    scope: 'user:email',
    allow_signup: 'false',
  });
});

it('encodes what goes to Google', () => {
  const address = authorizeUrl('google', parts);
  expect(address).toContain('redirect_uri=https%3A%2F%2Fconsole.example.com%2Foauth-callback');
  expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
    client_id: 'id&x=1',
    scope: 'email profile',
    response_type: 'code',
    access_type: 'offline',
    include_granted_scopes: 'true',
    redirect_uri: parts.redirectUri,
  });
});

it('stays in the sandbox, whose client id it is', () => {
  expect(authorizeUrl('github', { ...parts, clientId: 'sandbox' })).toBe(
    'https://console.example.com/sandbox/oauth/github?client_id=sandbox&state=1b4e28ba&scope=user%3Aemail&allow_signup=false',
  );
});

describe('judgeReturn', () => {
  const kept = { state: 's1', provider: 'google', before: '/register' };

  it('takes a code with the state that was kept', () => {
    expect(judgeReturn('google', '?code=c1&state=s1', kept)).toEqual({
      kind: 'granted',
      provider: 'google',
      code: 'c1',
      state: 's1',
      before: '/register',
    });
  });

  it.each([
    ['another state', 'google', '?code=c1&state=s2', kept],
    ['no state', 'google', '?code=c1', kept],
    ['nothing kept', 'google', '?code=c1&state=s1', { state: null, provider: null, before: null }],
    ['two blanks', 'google', '?code=c1&state=', { ...kept, state: '' }],
    ['the state of the other provider', 'github', '?code=c1&state=s1', kept],
    ['a denial with another state', 'google', '?error=access_denied&state=s2', kept],
  ])('refuses %s', (_, provider, search, stored) => {
    expect(judgeReturn(provider, search, stored)).toEqual({
      kind: 'refused',
      message: 'Invalid state',
    });
  });

  it('knows two providers', () => {
    expect(judgeReturn('acme', '?code=c1&state=s1', kept)).toEqual({
      kind: 'refused',
      message: 'acme is not a valid OAuth provider',
    });
  });

  it.each(['?error=access_denied&state=s1', '?state=s1', '?code=c1&error=x&state=s1'])(
    'tells a denial: %s',
    (search) => {
      expect(judgeReturn('google', search, kept)).toEqual({ kind: 'denied', before: '/register' });
    },
  );

  it('goes back to pages of this console only', () => {
    const elsewhere = { ...kept, before: 'https://evil.example' };
    expect(judgeReturn('google', '?state=s1', elsewhere)).toEqual({
      kind: 'denied',
      before: '/sign-in',
    });
  });
});
