import { buttonStyles } from '@trunkline/ui/primitives/button';
import { useState } from 'react';
import { addresses } from '../../addresses.ts';
import { local, localKeys } from '../../browser/storage.ts';
import { config } from '../../config/index.ts';
import type { OauthProvider } from '../../platform/registration.ts';
import { authorizeUrl, type Beginning } from './oauth.model.ts';

const names = { google: 'Google', github: 'GitHub' };
const providers: OauthProvider[] = ['google', 'github'];

export const clientIdOf = (provider: OauthProvider) =>
  provider === 'google' ? config().googleClientId : config().githubClientId;

export const redirectUriOf = (provider: OauthProvider) =>
  window.location.origin + addresses.oauthCallback(provider);

type OauthLinksProps = {
  /** The page they are on. */
  from: Beginning;
  /** 'Sign up with', 'Log in with' */
  verb: string;
};

/** The identity providers of this deployment, as plain links. */
export function OauthLinks({ from, verb }: OauthLinksProps) {
  const [state] = useState(() => crypto.randomUUID());
  return providers
    .filter((provider) => clientIdOf(provider) !== '')
    .map((provider) => {
      const keep = () => {
        local.set(localKeys.oauthState, state);
        local.set(localKeys.oauthProvider, provider);
        local.set(localKeys.locationBeforeOauth, from);
      };
      const redirectUri = redirectUriOf(provider);
      return (
        <a
          key={provider}
          href={authorizeUrl(provider, { clientId: clientIdOf(provider), state, redirectUri })}
          onClick={keep}
          onAuxClick={keep}
          className={buttonStyles({ className: 'w-full' })}
        >
          {verb} {names[provider]}
        </a>
      );
    });
}
