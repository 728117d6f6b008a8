import * as v from 'valibot';
import { useComposed } from '../../client/cache/query.ts';
import { call } from '../../client/calls/transport.ts';
import { bit, optionalText, reference, text } from '../../client/calls/wire.ts';
import { optionalHook } from '../../values/hook.ts';
import { listAllPhoneNumbers } from '../numbers/phone-numbers.ts';
import { applicationsPath } from '../paths.ts';
import { listTeamsTenants } from '../teams-tenants/ms-teams-tenants.ts';
import { listAllCarriers } from './voip-carriers.ts';

const sid = reference;

const account = v.object({
  account_sid: v.string(),
  name: text,
  sip_realm: optionalText,
  service_provider_sid: sid,
  is_active: v.optional(bit, true),
  device_calling_application_sid: sid,
});

const application = v.object({
  application_sid: v.string(),
  name: text,
  call_hook: optionalHook,
});

async function loadInboundWorld() {
  const [accounts, carriers, numbers, tenants, applications] = await Promise.all([
    call(v.array(account), 'GET', 'Accounts'),
    listAllCarriers(),
    listAllPhoneNumbers(null),
    listTeamsTenants(),
    call(v.array(application), 'GET', applicationsPath(null)),
  ]);
  return { accounts, carriers, numbers, tenants, applications };
}
export type StoredInboundWorld = Awaited<ReturnType<typeof loadInboundWorld>>;

/** All that decides about inbound calls but the gateways, as far as the signed-in user sees it. */
export const useInboundWorld = () => useComposed(['InboundWorld'], loadInboundWorld);
