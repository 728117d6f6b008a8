import { afterEach, beforeEach } from 'vitest';
import { wholeAccount } from '../whole-account.ts';
import { type ConfigurationWorld, configurationWorld, secretsOf } from '../world.ts';

export type Row = Record<string, unknown>;

/** The world of a test that has called `inWholeWorld`. */
export let world: ConfigurationWorld;
export let sid: string;
export const secrets = secretsOf(wholeAccount);

/** Applies the account of `whole-account.ts` to a new platform before each test. */
export function inWholeWorld() {
  beforeEach(async () => {
    world = await configurationWorld();
    sid = await world.newAccount('Whole');
    await world.apply(await world.plan(wholeAccount, sid, secrets), { secrets });
  });
  afterEach(() => world.close());
}

export const rows = async (path: string) => (await world.api.call('GET', path)) as Row[];
export const row = async (path: string) => (await world.api.call('GET', path)) as Row;

export async function sidOf(list: string, name: string, member: string): Promise<string> {
  const found = (await rows(list)).find((one) => Object.values(one).includes(name));
  return String(found?.[member]);
}
export const backbone = () => sidOf(`Accounts/${sid}/VoipCarriers`, 'Backbone', 'voip_carrier_sid');
export const gatewaysOf = async (carrier: string) =>
  rows(`SipGateways?voip_carrier_sid=${carrier}`);
export const gatewayOf = async (carrier: string, ipv4: string) =>
  (await gatewaysOf(carrier)).find((one) => one['ipv4'] === ipv4);

/** Applies with one answer to every question. @returns the questions, and the outcome */
export async function applied(
  plan: Awaited<ReturnType<ConfigurationWorld['plan']>>,
  answer: 'overwrite' | 'leave',
  given = {},
) {
  const asked: string[] = [];
  const { report, states } = await world.apply(plan, {
    secrets: given,
    ask: async (_, labels) => {
      asked.push(...labels);
      return answer;
    },
  });
  return { asked, report, states };
}
