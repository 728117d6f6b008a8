import * as v from 'valibot';
import { readTrace, treeOf } from '../../../ui/src/widgets/call-trace/call-trace.model.ts';
import { endingInCapture } from '../../../ui/src/widgets/sip-ladder/outcome/capture-ending.ts';
import { isRecord } from '../../src/browser/record.ts';
import { rowsOf, textOf } from '../../src/configuration/platform/rows.ts';
import { path } from '../../src/platform/client/calls/path.ts';
import { isForLater } from '../../src/platform/client/pace/batch.ts';
import { endingOf, hostsOf } from '../../src/platform/engine/calls/ending.model.ts';
import {
  bandOfCall,
  connectedTo,
  failureOf,
  storyOf,
} from '../../src/platform/engine/calls/story.model.ts';
import { eventPagePath } from '../../src/platform/resources/paths.ts';
import { type RecentCall, recentCall } from '../../src/platform/stored/calls.ts';
import { accountOwner, providerOwner } from '../../src/platform/values/owner.ts';
import { callPattern } from '../../src/platform/values/time/period.ts';
import { type Given, Refusal, type Terminal } from '../command.ts';
import { type Session, sessionOf } from '../session.ts';
import { explainedCapture } from './capture.ts';
import type { Explained } from './explained.ts';

/** How long the platform keeps calls. */
const days = 30;

async function findCall({ api, caller, provider }: Session, sid: string): Promise<RecentCall> {
  const owners =
    caller === 'account'
      ? rowsOf(await api.call('GET', 'Accounts')).map((row) =>
          accountOwner(textOf(row, 'account_sid')),
        )
      : [providerOwner(provider.sid)];
  for (const owner of owners) {
    const query = { page: 1, count: 50, days, filter: callPattern(sid) };
    const rows = rowsOf(await api.call('GET', eventPagePath('RecentCalls', owner, query)));
    const row = rows.find((one) => [one['call_sid'], one['sip_callid']].includes(sid));
    if (row) return v.parse(recentCall, row);
  }
  throw new Refusal(`There is no call ${sid} in the last ${days} days.`);
}

/** Loads further evidence of a call; null if none is kept or it can't be read. */
async function kept<Found>(
  what: string,
  unknown: string[],
  ask: () => Promise<Found | null>,
): Promise<Found | null> {
  try {
    const found = await ask();
    if (found === null) unknown.push(`No ${what} is stored for this call.`);
    return found;
  } catch (error) {
    if (isForLater(error)) throw error;
    unknown.push(`Couldn't read its ${what}: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

/** Tells the story of a call, like the console. */
export async function explainCall(given: Given, terminal: Terminal): Promise<Explained[]> {
  const [, sid = ''] = given.words;
  const session = await sessionOf(given, terminal);
  const { api } = session;
  const call = await findCall(session, sid);
  const unknown: string[] = [];
  const at = path`Accounts/${call.account_sid}`;
  const [application, trace, capture] = await Promise.all([
    call.application_sid === null
      ? ''
      : kept('application', unknown, () =>
          api.call('GET', path`Applications/${call.application_sid ?? ''}`),
        ).then((row) => (isRecord(row) ? textOf(row, 'name') : '')),
    /^0*$/.test(call.trace_id)
      ? null
      : kept('trace', unknown, () =>
          api.call('GET', `${at}${path`/RecentCalls/trace/${call.trace_id}`}`),
        ),
    call.sip_callid === ''
      ? null
      : kept('capture', unknown, async () => {
          const bytes = await api.bytes(
            `${at}${path`/RecentCalls/${call.sip_callid}/invite/pcap`}`,
          );
          return bytes && explainedCapture(bytes, hostsOf(call), call.sip_callid);
        }),
  ]);
  const spans = readTrace(trace);
  const band = bandOfCall(call, spans);
  const ending = endingOf(
    call,
    capture ? endingInCapture(capture.messages, call.sip_callid) : null,
    spans,
  );
  const story = storyOf(call, {
    application,
    ending,
    connectedTo: connectedTo(call, band?.pieces),
  })
    .map((part) => (typeof part === 'string' ? part : part.party))
    .join('');
  const failure = failureOf(call, application, ending.cause);
  const why = failure ? [failure.title, failure.meaning, failure.advice] : [];
  const told: Explained = {
    title: story,
    steps: [...why.filter((one) => one !== undefined && one !== ''), ...spansOf(treeOf(spans))].map(
      String,
    ),
    unknown,
    data: { call: shown(call), failure: failure ?? null },
  };
  return capture ? [told, { ...capture, title: `SIP: ${capture.title}` }] : [told];
}

/** Drops the address of the recording, which may be a link that anyone can open. */
const shown = ({ recording_url: _, ...call }: RecentCall) => call;

type Node = ReturnType<typeof treeOf>[number];

const spansOf = (nodes: readonly Node[], depth = 0): string[] =>
  nodes.flatMap((node) => [
    `${'  '.repeat(depth)}${(node.offset / 1000).toFixed(3)} s  ${node.span.name}`,
    ...spansOf(node.children, depth + 1),
  ]);
