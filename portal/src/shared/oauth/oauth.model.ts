import type { OauthProvider } from '../../platform/resources/registration/registration.ts';

export type Beginning = '/register' | '/sign-in';

/** State kept while the user is at the identity provider. */
type Kept = { state: string | null; provider: string | null; before: string | null };

const isOauthProvider = (name: string): name is OauthProvider =>
  name === 'github' || name === 'google';

const pages = {
  github: 'https://github.com/login/oauth/authorize',
  google: 'https://accounts.google.com/o/oauth2/v2/auth',
};

/** Client id of the sandbox, which has a page that stands in for both. */
const sandboxClient = 'sandbox';

/** Where the identity provider asks; everything that goes along is encoded. */
export function authorizeUrl(
  provider: OauthProvider,
  { clientId, state, redirectUri }: { clientId: string; state: string; redirectUri: string },
): string {
  const page =
    clientId === sandboxClient
      ? `${new URL(redirectUri).origin}/sandbox/oauth/${provider}`
      : pages[provider];
  if (provider === 'github') {
    const query = { client_id: clientId, state, scope: 'user:email', allow_signup: 'false' };
    return `${page}?${new URLSearchParams(query)}`;
  }
  const query = {
    scope: 'email profile',
    access_type: 'offline',
    include_granted_scopes: 'true',
    response_type: 'code',
    state,
    redirect_uri: redirectUri,
    client_id: clientId,
  };
  return `${page}?${new URLSearchParams(query)}`;
}

export type Return =
  | { kind: 'refused'; message: string }
  /** The person said no, or the provider did. */
  | { kind: 'denied'; before: Beginning }
  | { kind: 'granted'; provider: OauthProvider; code: string; state: string; before: Beginning };

/** Judges what came back before anything is exchanged. */
export function judgeReturn(name: string, search: string, kept: Kept): Return {
  if (!isOauthProvider(name)) {
    return { kind: 'refused', message: `${name} is not a valid OAuth provider` };
  }
  const query = new URLSearchParams(search);
  const state = query.get('state');
  if (!state || state !== kept.state || name !== kept.provider) {
    return { kind: 'refused', message: 'Invalid state' };
  }
  // Only ever one of these two, whatever the storage holds.
  const before = kept.before === '/register' ? '/register' : '/sign-in';
  const code = query.get('code');
  return code && !query.has('error')
    ? { kind: 'granted', provider: name, code, state, before }
    : { kind: 'denied', before };
}
