import { formatCount } from '@trunkline/ui/tokens/format';
import { addresses } from '../../../src/addresses.ts';
import { adviceOn } from '../../../src/shared/alerts/alert-advice.ts';
import { alertTypeMember } from '../../../src/shared/alerts/fold-alerts.ts';
import { registrationOf } from '../../../src/shared/records/registration.ts';
import { unregisteredLine } from '../../../src/shared/records/unregistered.ts';
import { credentialName } from '../../../src/shared/speech/credential-name.ts';
import { failedTestLine } from '../../../src/shared/speech/failed-test.ts';
import { storedStatus } from '../../../src/shared/speech/speech-status.ts';
import { carrierFigures } from './carrier-figures.ts';
import type { Condition, Sight } from './condition.ts';
import type { AlertsOfAccount, LiveCalls, Observation } from './observation.ts';

function byMember<Row>(rows: readonly Row[], member: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = member(row);
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return groups;
}

const seen = (...conditions: readonly Condition[]): Sight => ({ conditions, unknown: [] });
const untold = (...unknown: readonly string[]): Sight => ({ conditions: [], unknown });

function registrations({ carriers }: Observation): Sight {
  if (!carriers) return untold('registration ');
  return seen(
    ...carriers
      .filter((row) => registrationOf(row) === 'unregistered')
      .map((row): Condition => {
        const { voip_carrier_sid: sid, name } = row;
        const over = `${name} is no longer unregistered`;
        return { id: `registration ${sid}`, kind: 'registration', ...unregisteredLine(row), over };
      }),
  );
}

function speech({ speech: credentials }: Observation): Sight {
  if (!credentials) return untold('speech ');
  return seen(
    ...credentials
      .filter((row) => storedStatus(row) === 'fail')
      .map((row): Condition => {
        const id = `speech ${row.speech_credential_sid}`;
        const over = `${credentialName(row)} no longer fails its test`;
        return { id, kind: 'speech', ...failedTestLine(row), over };
      }),
  );
}

/** Groups alerts by type and omits their texts: a text may quote a call, and messages go to other companies. */
function alertsOf({ sid, name, alerts, isWhole }: AlertsOfAccount): Sight {
  const prefix = `alert ${sid} `;
  if (!alerts) return untold(prefix);
  const types = byMember(alerts, ({ alert_type }) => alert_type);
  const conditions = [...types].map(([type, [first, ...others]]): Condition => {
    const { name: cause, meaning } = adviceOn(first ?? { time: '', alert_type: type, message: '' });
    const query = new URLSearchParams({ account: sid, ...(type && { [alertTypeMember]: type }) });
    return {
      id: `${prefix}${type}`,
      kind: 'alert',
      title: `${name}: ${cause}`,
      detail: `${formatCount(others.length + 1, 'alert')}. ${meaning}`,
      over: `${name}: ${cause}, no new alerts`,
      href: `${addresses.alerts}?${query}`,
    };
  });
  return { conditions, unknown: isWhole ? [] : [prefix] };
}

/** Shares of a limit at which the condition begins, and below which it ends. */
const near = 0.9;
const far = 0.8;

function liveCalls(
  { sid, name, href, calls, limit }: LiveCalls,
  before: ReadonlyMap<string, Condition>,
): Sight {
  const id = `live-calls ${sid}`;
  if (calls === null) return untold(id);
  if (limit <= 0 || calls < limit * (before.has(id) ? far : near)) return seen();
  return seen({
    id,
    kind: 'live-calls',
    title: `${name} is near its call limit`,
    detail: `${formatCount(calls, 'live call')}, limit ${limit}. Further calls are rejected at the limit.`,
    over: `${name} is no longer near its call limit`,
    href,
  });
}

function figures(
  { at, calls, carriers, ranges }: Observation,
  before: ReadonlyMap<string, Condition>,
): Sight {
  if (!calls || !carriers) return untold('answer-rate ', 'answer-delay ');
  const byName = byMember(calls, ({ trunk }) => trunk);
  const names = new Set(carriers.filter(({ is_active }) => is_active).map(({ name }) => name));
  return seen(
    ...[...names].flatMap((name) =>
      carrierFigures(name, byName.get(name) ?? [], at, ranges[name], before),
    ),
  );
}

/** @param before conditions of the last look, by id: some have a lower threshold to end than to begin */
export function sightOf(observation: Observation, before: ReadonlyMap<string, Condition>): Sight {
  const parts = [
    registrations(observation),
    ...observation.live.map((one) => liveCalls(one, before)),
    speech(observation),
    figures(observation, before),
    ...(observation.alerts?.map(alertsOf) ?? [untold('alert ')]),
  ];
  return {
    conditions: parts.flatMap(({ conditions }) => conditions),
    unknown: parts.flatMap(({ unknown }) => unknown),
  };
}

/** A blind watch becomes a condition after this time in ms, so that a restart of the platform isn't one. */
const blindAfter = 5 * 60_000;

/** Conditions after a failed look. @param since start of the failures, in ms */
export function blindSight(problem: string, since: number, now: number): Sight {
  const unknown = ['registration ', 'live-calls ', 'speech ', 'answer-', 'alert '];
  if (now - since < blindAfter) return { conditions: [], unknown: [...unknown, 'platform'] };
  const condition: Condition = {
    id: 'platform',
    kind: 'platform',
    title: 'Trunkline can’t monitor the platform',
    detail: problem,
    over: 'Trunkline is monitoring the platform again',
    href: addresses.overview,
  };
  return { conditions: [condition], unknown };
}
