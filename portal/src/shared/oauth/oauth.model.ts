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

/** Client id of the sandbox, whose own page stands in for both providers. */
const sandboxClient = 'sandbox';

/** URL at which the identity provider asks for consent; parameters are encoded. */
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
  /** The person or the provider refused. */
  | { kind: 'denied'; before: Beginning }
  | { kind: 'granted'; provider: OauthProvider; code: string; state: string; before: Beginning };

/** Validates the returned parameters before anything is exchanged. */
export function judgeReturn(name: string, search: string, kept: Kept): Return {
  if (!isOauthProvider(name)) {
    return { kind: 'refused', message: `${name} is not a valid OAuth provider` };
  }
  const query = new URLSearchParams(search);
  const state = query.get('state');
  if (!state || state !== kept.state || name !== kept.provider) {
    return { kind: 'refused', message: 'Invalid state' };
  }
  // Restricts it to these two, whatever the storage holds.
  const before = kept.before === '/register' ? '/register' : '/sign-in';
  const code = query.get('code');
  return code && !query.has('error')
    ? { kind: 'granted', provider: name, code, state, before }
    : { kind: 'denied', before };
}
