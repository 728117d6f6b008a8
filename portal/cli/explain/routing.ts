import { sourceProblem } from '../../../ui/src/widgets/inbound-explainer/inbound-question.model.ts';
import { unknowns } from '../../../ui/src/widgets/inbound-explainer/inbound-steps.model.ts';
import { numbersOf } from '../../../ui/src/widgets/route-tester/tester.model.ts';
import {
  callWorld,
  explainInbound,
  explainOutbound,
} from '../../src/configuration/check/explain.ts';
import { unseenTables } from '../../src/configuration/platform/read.ts';
import { sessionWorld } from '../check/checked-world.ts';
import { type Given, Refusal, type Terminal } from '../command.ts';
import { sessionOf } from '../session.ts';
import { chosenAccount } from '../target.ts';
import type { Explained } from './explained.ts';

async function asked(given: Given, terminal: Terminal) {
  const session = await sessionOf(given, terminal);
  const chosen = await chosenAccount(given, session);
  const { world } = await sessionWorld(session, chosen);
  const own = world.accounts.length === 1 ? (world.accounts[0]?.account_sid ?? null) : null;
  return { accountSid: chosen ?? own, caller: session.caller, world, calls: callWorld(world) };
}

const someUnknown = "Some gateways couldn't be read.";

/** Explains which carrier takes a number, step by step. */
export async function explainRoute(given: Given, terminal: Terminal): Promise<Explained[]> {
  const [number = ''] = numbersOf(given.words[1] ?? '');
  if (number === '') throw new Refusal('Name the number to explain.');
  const { accountSid, world, calls } = await asked(given, terminal);
  if (accountSid === null) throw new Refusal('Name the account with --account.');
  return explainOutbound(number, accountSid, calls).map((one) => ({
    title: `${number}: ${one.carriers}`,
    steps: [
      ...one.steps,
      ...one.requests.map(
        ({ uri, via }) => `Sends ${uri}${via === null ? '' : ` through ${via}`}.`,
      ),
    ],
    unknown: [...(one.isUnknown ? [someUnknown] : []), ...world.unasked],
    data: {
      number,
      table: one.table,
      carriers: one.taken.map((sid) => calls.names.carriers.get(sid) ?? sid),
      requests: one.requests,
    },
  }));
}

const sights = { admin: 'platform', service_provider: 'provider', account: 'account' } as const;

/** Explains which application answers a call, step by step. */
export async function explainInboundCall(given: Given, terminal: Terminal): Promise<Explained[]> {
  const source = given.option('from') ?? '';
  const number = given.option('to') ?? '';
  if (source === '') throw new Refusal('Name the source address with --from.');
  if (sourceProblem({ source }) !== null) {
    throw new Refusal(`"${source}" is no IPv4 address, and the call engine compares no others.`);
  }
  const { accountSid, caller, world, calls } = await asked(given, terminal);
  const question = { source, number, host: given.option('host'), accountSid };
  const told = explainInbound(question, calls);
  return [
    {
      title: `${told.title}: ${told.detail}`,
      steps: told.steps,
      unknown: [
        ...(told.isUnknown ? [someUnknown] : []),
        ...unknowns(told.outcome, sights[caller]),
        // Routing tables only concern outbound calls.
        ...world.unasked.filter((one) => one !== unseenTables),
      ],
      data: {
        from: source,
        to: number,
        host: told.host,
        ...(typeof told.reached === 'number'
          ? { rejected: told.reached }
          : { application: calls.names.applications.get(told.reached) ?? told.reached }),
      },
    },
  ];
}
