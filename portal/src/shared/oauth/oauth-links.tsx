import { buttonStyles } from '@trunkline/ui/primitives/button';
import type { MouseEvent } from 'react';
import { addresses } from '../../addresses.ts';
import { local, localKeys } from '../../browser/storage.ts';
import { config } from '../../config/index.ts';
import type { OauthProvider } from '../../platform/resources/registration/registration.ts';
import { authorizeUrl, type Beginning } from './oauth.model.ts';

const names = { google: 'Google', github: 'GitHub' };
const providers: OauthProvider[] = ['google', 'github'];

export const clientIdOf = (provider: OauthProvider) =>
  provider === 'google' ? config().googleClientId : config().githubClientId;

export const redirectUriOf = (provider: OauthProvider) =>
  window.location.origin + addresses.oauthCallback(provider);

type OauthLinksProps = {
  /** The page with the links. */
  from: Beginning;
  /** 'Sign up with', 'Log in with' */
  verb: string;
};

/** Plain links to the identity providers of this deployment. */
export function OauthLinks({ from, verb }: OauthLinksProps) {
  return providers
    .filter((provider) => clientIdOf(provider) !== '')
    .map((provider) => {
      const redirectUri = redirectUriOf(provider);
      const addressWith = (state: string) =>
        authorizeUrl(provider, { clientId: clientIdOf(provider), state, redirectUri });
      const leave = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
        const state = crypto.randomUUID();
        // Set directly: the browser follows the link before React could render it again.
        currentTarget.href = addressWith(state);
        local.set(localKeys.oauthState, state);
        local.set(localKeys.oauthProvider, provider);
        local.set(localKeys.locationBeforeOauth, from);
      };
      return (
        <a
          key={provider}
          href={addressWith('')}
          onClick={leave}
          onAuxClick={leave}
          className={buttonStyles({ className: 'w-full' })}
        >
          {verb} {names[provider]}
        </a>
      );
    });
}
