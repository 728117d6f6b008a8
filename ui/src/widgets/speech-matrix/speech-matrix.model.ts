import { vendorName } from '../../engines/speech-vendors/index.ts';
import { compareNames } from '../../tokens/format/index.ts';
import type { SpeechValue } from '../speech-selection/index.ts';

export type MatrixDirection = 'synthesis' | 'recognizer';

export type MatrixCredential = {
  id: string;
  /** Key of the vendor. */
  vendor: string;
  /** null: no label. */
  label: string | null;
  /** null: shared by all accounts. */
  accountId: string | null;
  useForTts: boolean;
  useForStt: boolean;
  /** Whether its last test failed. */
  isFailing?: boolean;
};

/** A speech vendor that an application's calls need, in one direction. */
export type SpeechNeed = {
  applicationId: string;
  applicationName: string;
  accountId: string;
  direction: MatrixDirection;
  vendor: string;
  label: string | null;
};

type NeedingApplication = { id: string; name: string; accountId: string; speech: SpeechValue };

/** Synthesis and recognition needs of an application, including fallbacks. */
export function needsOf({ id, name, accountId, speech }: NeedingApplication): SpeechNeed[] {
  const sets = speech.useFallback ? [speech.primary, speech.fallback] : [speech.primary];
  return sets.flatMap(({ synthesis, recognizer }) =>
    [
      { direction: 'synthesis' as const, vendor: synthesis.vendor, label: synthesis.label },
      { direction: 'recognizer' as const, vendor: recognizer.vendor, label: recognizer.label },
    ]
      .filter(({ vendor }) => vendor !== '')
      .map((need) => ({ applicationId: id, applicationName: name, accountId, ...need })),
  );
}

type Asked = Pick<SpeechNeed, 'accountId' | 'vendor' | 'label'>;

/**
 * The credential that calls of the account use: the account's own, otherwise a shared one. The
 * account's own takes precedence even if it is off for a direction: then the direction has none.
 */
export function takenCredential(
  credentials: readonly MatrixCredential[],
  { accountId, vendor, label }: Asked,
): MatrixCredential | undefined {
  const fitting = credentials.filter((one) => one.vendor === vendor && one.label === label);
  return (
    fitting.find((one) => one.accountId === accountId) ??
    fitting.find((one) => one.accountId === null)
  );
}

const serves = ({ useForTts, useForStt }: MatrixCredential, direction: MatrixDirection) =>
  direction === 'synthesis' ? useForTts : useForStt;

export type UsingApplication = { id: string; name: string };

/** Applications whose calls use a credential, by credential id and sorted by name. */
export function usersOfCredentials(
  credentials: readonly MatrixCredential[],
  needs: readonly SpeechNeed[],
): Map<string, UsingApplication[]> {
  const users = new Map<string, Map<string, UsingApplication>>();
  for (const need of needs) {
    const taken = takenCredential(credentials, need);
    if (!taken || !serves(taken, need.direction)) continue;
    const known = users.get(taken.id) ?? new Map<string, UsingApplication>();
    known.set(need.applicationId, { id: need.applicationId, name: need.applicationName });
    users.set(taken.id, known);
  }
  return new Map(
    [...users].map(([id, known]) => [
      id,
      [...known.values()].toSorted((a, b) => compareNames(a.name, b.name)),
    ]),
  );
}

/** A direction without a credential, though applications need one. */
export type MissingUse = {
  direction: MatrixDirection;
  /** Names of the applications that need it. */
  applications: string[];
};

/** One label of a vendor in an account. */
export type MatrixEntry = {
  label: string | null;
  /** The credential that calls use; null: missing, though an application needs one. */
  credential: MatrixCredential | null;
  missing: MissingUse[];
};

export type MatrixAccount = {
  id: string;
  name: string;
  /** The account's own credentials and shared ones. */
  credentials: readonly MatrixCredential[];
};

export type MatrixRow = {
  account: MatrixAccount;
  /** By vendor key; no entry: no credential, and none is needed. */
  cells: ReadonlyMap<string, readonly MatrixEntry[]>;
  /** Number of missing uses. */
  missing: number;
};

export type Matrix = {
  /** Vendors with a missing credential first, then used ones, each by name. */
  vendors: string[];
  /** Number of vendors, from the first, that are missing or used. */
  used: number;
  /** Accounts that have their own credentials, or are missing one. */
  rows: MatrixRow[];
  /** All other accounts: they only use shared credentials, so their cells are equal. */
  alike: MatrixRow[];
};

const directions = ['synthesis', 'recognizer'] as const;

function missingUses(
  credential: MatrixCredential | null,
  needs: readonly SpeechNeed[],
): MissingUse[] {
  return directions.flatMap((direction) => {
    if (credential && serves(credential, direction)) return [];
    const names = needs
      .filter((need) => need.direction === direction)
      .map(({ applicationName }) => applicationName);
    const applications = [...new Set(names)].toSorted((a, b) => compareNames(a, b));
    return applications.length === 0 ? [] : [{ direction, applications }];
  });
}

function rowOf(account: MatrixAccount, needs: readonly SpeechNeed[]): MatrixRow {
  const own = needs.filter(({ accountId }) => accountId === account.id);
  const cells = new Map<string, MatrixEntry[]>();
  const known = new Set<string>();
  for (const { vendor, label } of [...account.credentials, ...own]) {
    const key = JSON.stringify([vendor, label]);
    if (known.has(key)) continue;
    known.add(key);
    const asked = own.filter((need) => need.vendor === vendor && need.label === label);
    const credential =
      takenCredential(account.credentials, { accountId: account.id, vendor, label }) ?? null;
    const entry = { label, credential, missing: missingUses(credential, asked) };
    cells.set(vendor, [...(cells.get(vendor) ?? []), entry]);
  }
  for (const entries of cells.values()) {
    entries.sort((a, b) => compareNames(a.label ?? '', b.label ?? ''));
  }
  const entries = [...cells.values()].flat();
  return { account, cells, missing: entries.flatMap(({ missing }) => missing).length };
}

const isLacking = ([, entries]: [string, readonly MatrixEntry[]]) =>
  entries.some(({ missing }) => missing.length > 0);

/** Speech credentials for the calls of each account, by vendor. */
export function speechMatrix(
  accounts: readonly MatrixAccount[],
  needs: readonly SpeechNeed[],
): Matrix {
  const rows = accounts.map((account) => rowOf(account, needs));
  const vendors = new Set(rows.flatMap(({ cells }) => [...cells.keys()]));
  const lacking = new Set(
    rows.flatMap(({ cells }) => [...cells].filter(isLacking).map(([vendor]) => vendor)),
  );
  const asked = new Set(needs.map(({ vendor }) => vendor));
  const rank = (vendor: string) => (lacking.has(vendor) ? 0 : asked.has(vendor) ? 1 : 2);
  const isAlike = ({ cells, missing }: MatrixRow) =>
    missing === 0 &&
    [...cells.values()].flat().every(({ credential }) => credential?.accountId === null);
  const alike = rows.filter(isAlike);
  // A single account is no group.
  const isFolded = alike.length > 1;
  return {
    rows: isFolded ? rows.filter((row) => !isAlike(row)) : rows,
    alike: isFolded ? alike : [],
    used: [...vendors].filter((vendor) => rank(vendor) < 2).length,
    vendors: [...vendors].toSorted(
      (a, b) => rank(a) - rank(b) || compareNames(vendorName(a), vendorName(b)),
    ),
  };
}
