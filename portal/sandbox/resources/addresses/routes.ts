import { bodyRecord, requireMembers } from '../../http/body.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { refusal } from '../../http/errors.ts';
import { query } from '../../http/params.ts';
import { created, json } from '../../http/replies.ts';
import type { AddressStore } from './store.ts';

/** Addresses of the platform's SIP and SMPP servers, for carriers to send to. */
export function registerAddresses(api: Api, { store }: Services): void {
  /** Only admins choose the provider; others get their own. */
  function providerOf(c: Ctx): string | undefined {
    const { scope, serviceProviderSid } = c.get('caller');
    return scope === 'admin' ? query(c, 'service_provider_sid') : serviceProviderSid;
  }

  function register(path: string, addresses: AddressStore): void {
    api.post(path, (c) => {
      if (c.get('caller').scope !== 'admin') {
        // A refusal that looks like a failure (`sbcs-smpps#sbcs-post-non-admin`).
        throw refusal(500, "Cannot read properties of undefined (reading 'status')");
      }
      const body = bodyRecord(c);
      requireMembers(body, 'ipv4');
      return created(addresses.add(body));
    });
  }

  register('/Sbcs', store.sbcs);
  register('/Smpps', store.smppAddresses);

  api.get('/Sbcs', (c) => {
    const provider = providerOf(c);
    const own = provider === undefined ? [] : store.sbcs.ofServiceProvider(provider);
    return json(own.length > 0 ? own : store.sbcs.shared());
  });

  // With a provider, only its own set, even if empty (`sbcs-smpps#smpps-by-sp`).
  api.get('/Smpps', (c) => {
    const provider = query(c, 'service_provider_sid') && providerOf(c);
    return json(
      provider ? store.smppAddresses.ofServiceProvider(provider) : store.smppAddresses.shared(),
    );
  });
}
