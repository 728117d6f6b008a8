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

/** Thrown by a check to refuse its row. */
class Refusal extends Error {}
const refuse = (reason: string): never => {
  throw new Refusal(reason);
};

/** Runs a check of a row. @returns undefined if it refuses: the other checks still run */
type Check = <Result>(run: () => Result) => Result | undefined;

/** Collects the reasons of all checks that refuse a row. */
function createCheck() {
  const faults: string[] = [];
  const check: Check = (run) => {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      faults.push(error.message);
      return undefined;
    }
  };
  return { faults, check };
}

type Column = 'account' | 'carrier' | 'application';

/** Refuses a text that no record has. */
const refuseUnknown = (column: Column, text: string, none: string) =>
  refuse(
    isSpreadsheetError(text) ? `The ${column} is an error of the spreadsheet: “${text}”.` : none,
  );

/** The only record that the text can refer to. */
function one<Row>(found: readonly Row[], column: Column, text: string, none: string): Row {
  const [first] = found;
  if (first === undefined) return refuseUnknown(column, text, none);
  if (found.length > 1) return refuse(`“${text}” is the name of several. Use the SID.`);
  return first;
}

type Plan = Omit<PlannedRow, 'line'>;

/** Plans what an import would do with each row, in order. Writes nothing. */
export function createPlanner({ stored, directory, ownAccountSid }: Planner) {
  const { accounts, carriers } = directory;
  const lineOf = new Map<string, number>();

  function onlyOnce(key: string, line: number): void {
    const before = lineOf.get(key);
    if (before !== undefined) refuse(`Row ${before} has this number already.`);
    lineOf.set(key, line);
  }

  function accountOf(text: string | undefined, otherwise: string | null): string {
    if (text) return one(accounts.find(text), 'account', text, `No account “${text}”.`).account_sid;
    return otherwise ?? refuse('No account.');
  }

  /** @param accountSid undefined if the row's account is refused: its applications are unknown */
  function applicationOf(text: string | undefined, accountSid: string | undefined): string | null {
    if (!text || accountSid === undefined) return null;
    return one(
      directory.applicationsOf(accountSid).find(text),
      'application',
      text,
      `${accounts.nameOf(accountSid)} has no application “${text}”.`,
    ).application_sid;
  }

  /** @param accountSid undefined if the row's account is refused: the carrier only has to exist */
  function carrierFor(text: string | undefined, accountSid: string | undefined): string | null {
    if (!text) return refuse('No carrier.');
    const found = carriers.find(text);
    if (accountSid === undefined && found.length > 0) return null;
    const usable = found.filter((carrier) => canUse(carrier, accountSid ?? ''));
    if (found.length > 0 && usable.length === 0)
      return refuse(`Carrier “${text}” belongs to another account.`);
    return one(usable, 'carrier', text, `No carrier “${text}”.`).voip_carrier_sid;
  }

  /** Stored number that a row refers to. */
  function meantBy({ carrier }: FileRow, same: readonly PhoneNumber[]): PhoneNumber {
    const named = carrier && new Set(carriers.find(carrier).map((c) => c.voip_carrier_sid));
    const meant = named
      ? same.filter(({ voip_carrier_sid }) => voip_carrier_sid && named.has(voip_carrier_sid))
      : same;
    const [first] = meant;
    if (!first) {
      const names = same.map(({ voip_carrier_sid }) => carriers.nameOf(voip_carrier_sid));
      const keeps = `The number is on carrier ${names.join(', ')} and keeps it.`;
      return carrier && carriers.find(carrier).length === 0
        ? refuseUnknown('carrier', carrier, keeps)
        : refuse(keeps);
    }
    if (meant.length > 1) return refuse('The number is on several carriers. Name one.');
    return first;
  }

  /** @param number '' if it is refused: only the other columns are checked */
  function planNew(number: string, row: FileRow, line: number, check: Check): Plan | undefined {
    const accountSid = check(() => accountOf(row.account, ownAccountSid));
    const carrierSid = check(() => carrierFor(row.carrier, accountSid));
    const applicationSid = check(() => applicationOf(row.application, accountSid));
    if (number !== '') check(() => onlyOnce(number, line));
    if (!accountSid || !carrierSid || applicationSid === undefined) return undefined;
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

  function planStored(
    now: PhoneNumber,
    row: FileRow,
    line: number,
    check: Check,
  ): Plan | undefined {
    const accountSid = check(() => accountOf(row.account, now.account_sid));
    const isMoved = accountSid !== undefined && accountSid !== now.account_sid;
    const carrier = now.voip_carrier_sid ? carriers.get(now.voip_carrier_sid) : undefined;
    if (isMoved && carrier && !canUse(carrier, accountSid)) {
      check(() => refuse(`Its carrier ${carrier.name} belongs to another account.`));
    }
    // An application of another account can't answer.
    const kept = isMoved ? null : now.application_sid;
    const applicationSid =
      row.application === undefined
        ? kept
        : check(() => applicationOf(row.application, accountSid));
    check(() => onlyOnce(now.phone_number_sid, line));
    if (accountSid === undefined || applicationSid === undefined) return undefined;
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

  function planNumber(number: string, row: FileRow, line: number, check: Check): Plan | undefined {
    const same = stored.get(number);
    if (!same) return planNew(number, row, line, check);
    const now = check(() => meantBy(row, same));
    if (now) return planStored(now, row, line, check);
    const accountSid = row.account ? check(() => accountOf(row.account, null)) : undefined;
    check(() => applicationOf(row.application, accountSid));
    return undefined;
  }

  return (row: FileRow, line: number): PlannedRow => {
    // A text that is stored, for instance after an export, is taken literally.
    const isStored = stored.has(row.number);
    const reading = readNumber(row.number);
    const number = isStored ? row.number : reading.kind === 'unclear' ? '' : reading.stored;
    const { faults, check } = createCheck();
    let plan: Plan | undefined;
    if (row.hasMore) {
      // Cells may have slipped: other faults would mislead.
      faults.push('This row has more cells than the first one names.');
    } else {
      if (!isStored && reading.kind === 'unclear') faults.push(reading.reason);
      if (number.length > 132) faults.push('Longer than 132 characters.');
      plan = planNumber(number, row, line, check);
    }
    if (plan && faults.length === 0) return { line, ...plan };
    return {
      line,
      number: number || row.number,
      outcome: 'refused',
      note: faults.join(' '),
      write: null,
    };
  };
}
