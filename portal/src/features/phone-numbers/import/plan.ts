import type {
  NewPhoneNumber,
  PhoneNumber,
  PhoneNumberUpdate,
} from '../../../platform/resources/numbers/phone-numbers.ts';
import {
  isSpreadsheetError,
  patternNote,
  readNumber,
} from '../../../platform/values/phone-number.ts';
import { canUse } from '../carrier-choice.ts';
import type { Directory } from '../directory.ts';
import type { StoredNumbers } from './stored-numbers.ts';

/** A line of the file; undefined for missing columns. */
export type FileRow = {
  number: string;
  account: string | undefined;
  carrier: string | undefined;
  application: string | undefined;
  /** It has more cells than columns: a cell may have slipped. */
  hasMore?: boolean;
};

export type Write =
  | { kind: 'create'; body: NewPhoneNumber }
  | {
      kind: 'update';
      sid: string;
      body: Required<PhoneNumberUpdate>;
      /** Stored state at planning time; absent in plans of older consoles. */
      before?: { account_sid: string | null; application_sid: string | null } | undefined;
    };

export type PlannedRow = {
  /** Line in the file; the header is 1. */
  line: number;
  /** Stored form, or the file's text. */
  number: string;
  outcome: 'new' | 'change' | 'same' | 'refused';
  /** Description of the change, or why it is refused. */
  note: string;
  write: Write | null;
};

type Planner = {
  stored: StoredNumbers;
  directory: Directory;
  ownAccountSid: string | null;
};

/** Thrown to refuse a row. */
class Refusal extends Error {}
const refuse = (reason: string): never => {
  throw new Refusal(reason);
};

/** The only record that the text can refer to. */
function one<Row>(found: readonly Row[], text: string, none: string): Row {
  const [first] = found;
  if (first === undefined) return refuse(none);
  if (found.length > 1) return refuse(`“${text}” is the name of several. Use the SID.`);
  return first;
}

/** Plans what an import would do with each row, in order. Writes nothing. */
export function createPlanner({ stored, directory, ownAccountSid }: Planner) {
  const { accounts, carriers } = directory;
  const lineOf = new Map<string, number>();

  function onlyOnce(key: string, line: number): void {
    const before = lineOf.get(key);
    if (before !== undefined) refuse(`Row ${before} has this number already.`);
    lineOf.set(key, line);
  }

  function accountOf(text: string | undefined): string | null {
    if (text) return one(accounts.find(text), text, `No account “${text}”.`).account_sid;
    return ownAccountSid;
  }

  const applicationOf = (text: string, accountSid: string) =>
    one(
      directory.applicationsOf(accountSid).find(text),
      text,
      `${accounts.nameOf(accountSid)} has no application “${text}”.`,
    ).application_sid;

  function carrierFor(text: string | undefined, accountSid: string): string {
    if (!text) return refuse('No carrier.');
    const found = carriers.find(text);
    const usable = found.filter((carrier) => canUse(carrier, accountSid));
    if (found.length > 0 && usable.length === 0)
      return refuse(`Carrier “${text}” belongs to another account.`);
    return one(usable, text, `No carrier “${text}”.`).voip_carrier_sid;
  }

  /** Refuses error values of formulas, unless a record has that name. */
  function refuseErrors({ account, carrier, application }: FileRow): void {
    const cells = { account, carrier, application };
    const found = {
      account: accounts.find,
      carrier: carriers.find,
      application: directory.applications.find,
    };
    for (const column of ['account', 'carrier', 'application'] as const) {
      const text = cells[column];
      if (text && isSpreadsheetError(text) && found[column](text).length === 0) {
        refuse(`The ${column} is an error of the spreadsheet: “${text}”.`);
      }
    }
  }

  /** Stored number that a row refers to. */
  function meantBy(row: FileRow, same: readonly PhoneNumber[]): PhoneNumber {
    const named = row.carrier && new Set(carriers.find(row.carrier).map((c) => c.voip_carrier_sid));
    const meant = named
      ? same.filter(({ voip_carrier_sid }) => voip_carrier_sid && named.has(voip_carrier_sid))
      : same;
    const [first] = meant;
    if (!first) {
      const names = same.map(({ voip_carrier_sid }) => carriers.nameOf(voip_carrier_sid));
      return refuse(`The number is on carrier ${names.join(', ')} and keeps it.`);
    }
    if (meant.length > 1) return refuse('The number is on several carriers. Name one.');
    return first;
  }

  function planNew(number: string, row: FileRow, line: number): Omit<PlannedRow, 'line'> {
    onlyOnce(number, line);
    const accountSid = accountOf(row.account) ?? refuse('No account.');
    const carrierSid = carrierFor(row.carrier, accountSid);
    const applicationSid = row.application ? applicationOf(row.application, accountSid) : null;
    const isActive = carriers.get(carrierSid)?.is_active ?? true;
    return {
      number,
      outcome: 'new',
      note: [
        patternNote(number),
        `For ${accounts.nameOf(accountSid)}, on ${carriers.nameOf(carrierSid)}${isActive ? '' : ' (inactive)'}.`,
        applicationSid && `Calls go to ${directory.applications.nameOf(applicationSid)}.`,
      ]
        .filter(Boolean)
        .join(' '),
      write: {
        kind: 'create',
        body: {
          number,
          account_sid: accountSid,
          application_sid: applicationSid,
          voip_carrier_sid: carrierSid,
        },
      },
    };
  }

  function planStored(now: PhoneNumber, row: FileRow, line: number): Omit<PlannedRow, 'line'> {
    onlyOnce(now.phone_number_sid, line);
    const accountSid =
      (row.account ? accountOf(row.account) : now.account_sid) ?? refuse('No account.');
    const isMoved = accountSid !== now.account_sid;
    const carrier = now.voip_carrier_sid ? carriers.get(now.voip_carrier_sid) : undefined;
    if (isMoved && carrier && !canUse(carrier, accountSid)) {
      refuse(`Its carrier ${carrier.name} belongs to another account.`);
    }
    // An application of another account can't answer.
    const kept = isMoved ? null : now.application_sid;
    const applicationSid =
      row.application === undefined
        ? kept
        : row.application === ''
          ? null
          : applicationOf(row.application, accountSid);
    const notes = [
      isMoved && `Account: ${accounts.nameOf(now.account_sid)} → ${accounts.nameOf(accountSid)}.`,
      applicationSid !== now.application_sid &&
        `Application: ${directory.applications.nameOf(now.application_sid)} → ${directory.applications.nameOf(applicationSid)}.`,
    ].filter(Boolean);
    if (notes.length === 0) return { number: now.number, outcome: 'same', note: '', write: null };
    return {
      number: now.number,
      outcome: 'change',
      note: notes.join(' '),
      write: {
        kind: 'update',
        sid: now.phone_number_sid,
        body: { account_sid: accountSid, application_sid: applicationSid },
        before: { account_sid: now.account_sid, application_sid: now.application_sid ?? null },
      },
    };
  }

  return (row: FileRow, line: number): PlannedRow => {
    // A text that is stored, for instance after an export, is taken literally.
    const isStored = stored.has(row.number);
    const reading = readNumber(row.number);
    const number = isStored ? row.number : reading.kind === 'unclear' ? '' : reading.stored;
    try {
      if (row.hasMore) refuse('This row has more cells than the first one names.');
      if (!isStored && reading.kind === 'unclear') refuse(reading.reason);
      refuseErrors(row);
      if (number.length > 132) refuse('Longer than 132 characters.');
      const same = stored.get(number);
      return {
        line,
        ...(same ? planStored(meantBy(row, same), row, line) : planNew(number, row, line)),
      };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return {
        line,
        number: number || row.number,
        outcome: 'refused',
        note: error.message,
        write: null,
      };
    }
  };
}
