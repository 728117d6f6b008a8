import { Spinner } from '@trunkline/ui/primitives/spinner';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { local, localKeys } from '../../browser/storage.ts';
import { config } from '../../config/index.ts';
import { setFlash } from '../../notices/flash.ts';
import { isNotFound, PlatformError } from '../../platform/client/calls/errors.ts';
import { register } from '../../platform/resources/registration/registration.ts';
import { PublicPage } from '../../screen/page/public-page.tsx';
import { getSession, startSession } from '../../session/session.ts';
import {
  type Beginning,
  clientIdOf,
  judgeReturn,
  type Return,
  redirectUriOf,
} from '../../shared/oauth/index.ts';

/** Landing page for redirects from Google or GitHub. */
export default function OauthCallbackScreen({ params }: { params: Record<string, string> }) {
  const [, navigate] = useLocation();
  const provider = params['provider'] ?? '';
  useEffect(() => {
    void goOn(provider, window.location.search).then((to) => to && navigate(to, { replace: true }));
  }, [provider, navigate]);
  return (
    <PublicPage title="Logging in">
      <Spinner label="Logging in…" />
    </PublicPage>
  );
}

const pageOf = (before: Beginning) =>
  before === '/register' ? addresses.register.choice : addresses.logIn;

/** State and code are valid once, and React may run an effect twice. */
let lastSearch = '';

async function goOn(provider: string, search: string): Promise<string | null> {
  if (search !== '' && search === lastSearch) return null;
  lastSearch = search;
  const returned = judgeReturn(provider, search, {
    state: local.get(localKeys.oauthState),
    provider: local.get(localKeys.oauthProvider),
    before: local.get(localKeys.locationBeforeOauth),
  });
  for (const key of ['oauthState', 'oauthProvider', 'locationBeforeOauth'] as const) {
    local.remove(localKeys[key]);
  }
  if (returned.kind === 'refused') {
    setFlash(returned.message);
    return addresses.logIn;
  }
  if (returned.kind === 'denied') return pageOf(returned.before);
  try {
    return await exchange(returned);
  } catch (failure) {
    setFlash(whyNot(returned, failure));
    return pageOf(returned.before);
  }
}

const names = { github: 'GitHub', google: 'Google' };

/** Explains the failure: people would try the same again. */
function whyNot({ provider, before }: Return & { kind: 'granted' }, failure: unknown): string {
  const name = names[provider];
  const isUnknown = isNotFound(failure);
  if (isUnknown && before === '/sign-in') {
    return `No account belongs to this ${name} log-in. Register first.`;
  }
  const reason = failure instanceof PlatformError ? ` ${failure.message}` : '';
  return `Couldn't continue with ${name}.${reason}`;
}

/** @returns the next path */
async function exchange({ provider, code, state, before }: Return & { kind: 'granted' }) {
  const { token, rootDomain } = await register({
    service_provider_sid: config().defaultServiceProviderSid,
    provider,
    oauth2_code: code,
    oauth2_state: state,
    oauth2_client_id: clientIdOf(provider),
    oauth2_redirect_uri: redirectUriOf(provider),
    locationBeforeAuth: before,
  });
  if (rootDomain) local.set(localKeys.rootDomain, rootDomain);
  if (!startSession(token)) throw new Error('unreadable token');
  const user = getSession()?.user;
  const isNew = before === '/register';
  if (isNew || !user) return addresses.register.subdomain;
  const { hostedHomeOf } = await import('../../shared/hosted/registration-left.ts');
  return hostedHomeOf(user);
}
