import { formatNumber } from '@trunkline/ui/tokens/format';
import type { AttentionItem } from '@trunkline/ui/widgets/attention-list';
import { addresses } from '../../../addresses.ts';
import type { Alert } from '../../../platform/resources/alerts/alerts.ts';
import type { CarrierRow } from '../../../platform/resources/carriers/voip-carriers.ts';
import type { PhoneNumber } from '../../../platform/resources/numbers/phone-numbers.ts';
import type { Lcr } from '../../../platform/resources/routing/lcrs.ts';
import type { SpeechCredentialRow } from '../../../platform/resources/speech/speech-credentials.ts';
import { alertText } from '../../../shared/alerts/alert-text.ts';
import { alertTypeMember, foldAlerts } from '../../../shared/alerts/fold-alerts.ts';
import { registrationMember, registrationOf } from '../../../shared/records/registration.ts';
import { applicationMember } from '../../../shared/records/unanswered.ts';
import { unregisteredCount, unregisteredLine } from '../../../shared/records/unregistered.ts';
import { failedTestCount, failedTestLine } from '../../../shared/speech/failed-test.ts';
import { speechStatusMember, storedStatus } from '../../../shared/speech/speech-status.ts';
import { narrowed } from '../overview.model.ts';

/** Items listed per kind; the rest is one line that links to all. */
const namedAtMost = 4;

/** Data so far; undefined while loading. */
type Subjects = {
  carriers: readonly CarrierRow[] | undefined;
  credentials: readonly SpeechCredentialRow[] | undefined;
  /** Newest first. */
  alerts: readonly Alert[] | undefined;
};

/** Missing links that make calls fail; undefined while unknown. */
export type Gaps = {
  /** Numbers without an application. */
  unanswered?: readonly PhoneNumber[] | undefined;
  /** Active carriers without a gateway. */
  idle?: readonly CarrierRow[] | undefined;
  /** Active routing tables without a default carrier. */
  withoutDefault?: readonly Lcr[] | undefined;
};

/** Formatters for stored values. */
export type Formats = {
  day: (iso: string) => string;
  time: (iso: string) => string;
  number: (stored: string) => string;
};

export type Links = { carriers: string; numbers: string; speech: string; alerts: string };

/** Items for the first few rows, and one line that links to all. */
function named<Row>(
  rows: readonly Row[],
  item: (row: Row) => AttentionItem,
  all: (count: number) => AttentionItem,
): AttentionItem[] {
  const items = rows.slice(0, namedAtMost).map(item);
  return rows.length > namedAtMost ? [...items, all(rows.length)] : items;
}

const unregisteredItems = (carriers: readonly CarrierRow[], links: Links) =>
  named(
    carriers.filter((row) => registrationOf(row) === 'unregistered'),
    (row): AttentionItem => {
      const { href, ...line } = unregisteredLine(row);
      const action = { label: 'Open carrier', href };
      return { id: row.voip_carrier_sid, severity: 'danger', ...line, action };
    },
    (count) => ({
      id: 'carriers',
      severity: 'danger',
      title: unregisteredCount(count),
      action: {
        label: 'Show all',
        href: narrowed(links.carriers, registrationMember, 'unregistered'),
      },
    }),
  );

/** No list has a filter for carriers without gateways, so one line names the rest. */
const idleItems = (carriers: readonly CarrierRow[], links: Links) =>
  named(
    carriers,
    ({ voip_carrier_sid: sid, name }): AttentionItem => ({
      id: `${sid} idle`,
      severity: 'danger',
      title: `${name} has no gateway`,
      detail: 'It can neither take nor make calls.',
      action: { label: 'Add a gateway', href: addresses.carriers.edit(sid) },
    }),
    (count) => ({
      id: 'idle',
      severity: 'danger',
      title: `${count} carriers have no gateway`,
      detail: carriers
        .slice(namedAtMost)
        .map(({ name }) => name)
        .join(', '),
      action: { label: 'Show carriers', href: links.carriers },
    }),
  );

const tableItems = (tables: readonly Lcr[]) =>
  tables.map(
    ({ lcr_sid: sid, name }): AttentionItem => ({
      id: `${sid} default`,
      severity: 'danger',
      title: `${name || 'The outbound call route'} has no default carrier`,
      detail: 'Calls that no route takes go to a random carrier.',
      action: { label: 'Choose a carrier', href: addresses.routing.edit(sid) },
    }),
  );

/** A single line: a provider may keep many of them for later. */
function unansweredItems(
  numbers: readonly PhoneNumber[],
  links: Links,
  { number: shown }: Formats,
): AttentionItem[] {
  const [first, ...others] = numbers;
  if (!first) return [];
  const isOne = others.length === 0;
  const few = numbers.slice(0, namedAtMost).map(({ number }) => shown(number));
  const more = numbers.length - few.length;
  return [
    {
      id: 'unanswered',
      severity: 'warning',
      title: isOne
        ? `${shown(first.number)} has no application`
        : `${formatNumber(numbers.length)} phone numbers have no application`,
      detail: isOne
        ? 'Calls to it are rejected.'
        : `Calls to them are rejected: ${few.join(', ')}${more > 0 ? ` and ${formatNumber(more)} more` : ''}`,
      action: isOne
        ? {
            label: 'Choose an application',
            href: addresses.phoneNumbers.edit(first.phone_number_sid),
          }
        : { label: 'Show all', href: narrowed(links.numbers, applicationMember, 'none') },
    },
  ];
}

const failingItems = (credentials: readonly SpeechCredentialRow[], links: Links) =>
  named(
    credentials.filter((row) => storedStatus(row) === 'fail'),
    (row): AttentionItem => {
      const { href, ...line } = failedTestLine(row);
      const action = { label: 'Open credential', href };
      return { id: row.speech_credential_sid, severity: 'danger', ...line, action };
    },
    (count) => ({
      id: 'credentials',
      severity: 'danger',
      title: failedTestCount(count),
      action: { label: 'Show all', href: narrowed(links.speech, speechStatusMember, 'fail') },
    }),
  );

function untestedItems(credentials: readonly SpeechCredentialRow[], links: Links) {
  const count = credentials.filter((row) => storedStatus(row) === 'not tested').length;
  const item: AttentionItem = {
    id: 'untested',
    severity: 'notice',
    title:
      count === 1
        ? '1 speech credential was never tested'
        : `${count} speech credentials were never tested`,
    action: { label: 'Show', href: narrowed(links.speech, speechStatusMember, 'not tested') },
  };
  return count === 0 ? [] : [item];
}

const alertItems = (alerts: readonly Alert[], links: Links, { day, time }: Formats) =>
  foldAlerts(alerts)
    .slice(0, namedAtMost)
    .map(
      ({ alert, count, first, last }): AttentionItem => ({
        id: `${alert.alert_type} ${alert.message}`,
        severity: 'warning',
        title: alertText(alert.message),
        detail:
          count === 1 ? time(last) : `${count} alerts since ${day(first)}, last ${time(last)}`,
        action: {
          label: 'View alerts',
          href: narrowed(links.alerts, alertTypeMember, alert.alert_type),
        },
      }),
    );

/**
 * Items that need attention, most harmful first: calls that can't arrive or leave, then failures
 * within calls, then untested records.
 */
export const attentionOf = (
  {
    carriers = [],
    credentials = [],
    alerts = [],
    unanswered = [],
    idle = [],
    withoutDefault = [],
  }: Subjects & Gaps,
  links: Links,
  formats: Formats,
): AttentionItem[] => [
  ...unregisteredItems(carriers, links),
  ...idleItems(idle, links),
  ...tableItems(withoutDefault),
  ...failingItems(credentials, links),
  ...unansweredItems(unanswered, links, formats),
  ...alertItems(alerts, links, formats),
  ...untestedItems(credentials, links),
];
