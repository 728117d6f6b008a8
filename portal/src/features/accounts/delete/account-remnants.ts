import type { BlockedGroup } from '@trunkline/ui/patterns/blocked-dialog';
import { getAccount } from '../../../platform/resources/accounts/accounts.ts';
import { listApplications } from '../../../platform/resources/applications/applications.ts';
import { listRoutingsOf } from '../../../platform/resources/carriers/carrier-usage.ts';
import { listSmppGateways } from '../../../platform/resources/carriers/smpp-gateways.ts';
import { listAccountCarriers } from '../../../platform/resources/carriers/voip-carriers.ts';
import { listClients } from '../../../platform/resources/clients/clients.ts';
import { usageGroup } from '../../../screen/record/delete/usage.ts';
import { kinds } from '../../../screen/record/kinds.ts';
import type { Scope } from '../../../session/user.ts';

/**
 * Records that make the platform's account deletion fail half-way, with users, credentials and keys
 * already gone. So all are checked first.
 */
async function readRemnants(accountSid: string, scope: Scope) {
  const [account, applications, clients, carriers] = await Promise.all([
    getAccount(accountSid),
    listApplications(accountSid),
    listClients(),
    listAccountCarriers(accountSid),
  ]);
  const own = carriers.filter((one) => one.account_sid === accountSid);
  const [smpp, routings] = await Promise.all([
    Promise.all(own.map((one) => listSmppGateways(one.voip_carrier_sid, true))),
    own.length === 0 ? [] : listRoutingsOf(own.map((one) => one.voip_carrier_sid)),
  ]);
  const named = [account.device_calling_application_sid, account.siprec_hook_sid];
  return {
    clients: clients.filter((one) => one.account_sid === accountSid),
    // Provider users can't see the routing tables of accounts: any carrier may be in one.
    carriers:
      scope === 'service_provider' ? own : own.filter((_, index) => smpp[index]?.length !== 0),
    routings,
    named: applications.filter((one) => named.includes(one.application_sid)),
  };
}

/** Further blockers of deleting an account: a sentence, '' for none, and the groups. */
export async function accountRemnants(
  accountSid: string,
  scope: Scope,
): Promise<{ sentence: string; groups: BlockedGroup[] }> {
  const { clients, carriers, routings, named } = await readRemnants(accountSid, scope);
  const carriersTitle = scope === 'service_provider' ? 'Carriers' : 'Carriers with SMPP gateways';
  const routingsTitle = 'Outbound call routes to its carriers';
  const namedTitle = 'Applications for SIP device or SIPREC calls';
  const titles = [
    ['SIP Clients', clients],
    [carriersTitle, carriers],
    [routingsTitle, routings],
    [namedTitle, named],
  ] as const;
  const inTheWay = titles.filter(([, rows]) => rows.length > 0);
  return {
    sentence:
      inTheWay.length === 0
        ? ''
        : `Remove these first: ${inTheWay.map(([title, rows]) => `${title} (${rows.length})`).join(', ')}.`,
    groups: [
      usageGroup(kinds.client, clients, { label: 'SIP Clients' }),
      usageGroup(kinds.carrier, carriers, { label: carriersTitle }),
      usageGroup(
        kinds.routing,
        routings.map((one) => ({ ...one, name: one.name || 'Default route' })),
        { label: routingsTitle },
      ),
      usageGroup({ ...kinds.application, edit: () => kinds.account.edit(accountSid) }, named, {
        label: namedTitle,
      }),
    ],
  };
}
