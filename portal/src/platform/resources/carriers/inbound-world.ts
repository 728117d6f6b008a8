import { useComposed, useComposedLookup } from '../../client/cache/query.ts';
import { call } from '../../client/calls/transport.ts';
import { listOf } from '../../client/calls/wire.ts';
import {
  inboundAccount,
  inboundApplication,
  type StoredInboundWorld,
} from '../../stored/inbound.ts';
import { listAllPhoneNumbers } from '../numbers/phone-numbers.ts';
import { applicationsPath } from '../paths.ts';
import { listTeamsTenants } from '../teams-tenants/ms-teams-tenants.ts';
import { listAllCarriers } from './voip-carriers.ts';

async function loadInboundWorld(): Promise<StoredInboundWorld> {
  const [accounts, carriers, numbers, tenants, applications] = await Promise.all([
    call(listOf(inboundAccount), 'GET', 'Accounts'),
    listAllCarriers(),
    listAllPhoneNumbers(null),
    listTeamsTenants(),
    call(listOf(inboundApplication), 'GET', applicationsPath(null)),
  ]);
  return { accounts, carriers, numbers, tenants, applications };
}

export type { StoredInboundWorld } from '../../stored/inbound.ts';

/** Everything that decides about inbound calls except gateways, as far as the signed-in user may see it. */
export const useInboundWorld = () => useComposed(['InboundWorld'], loadInboundWorld);

/** The same, beside a form. @param isWanted false: no request */
export const useInboundWorldBeside = (isWanted: boolean) =>
  useComposedLookup(isWanted ? ['InboundWorld'] : null, loadInboundWorld);
