import type { PlannedRecord, RecordState } from '@trunkline/ui/widgets/configuration-plan';
import type { AskedSecret } from '@trunkline/ui/widgets/secrets-form';
import type { PlatformErrorKind } from '../../platform/client/calls/errors.ts';
import type { Caller } from '../api.ts';
import type { NewNames } from '../copy.ts';
import type { FileProblem } from '../file/read.ts';
import type { KindName } from '../model.ts';
import type { OwnedTest } from '../tests/kept.ts';
import type { TestResult } from '../tests/run.ts';

/** One side of a comparison. */
export type Source =
  /** The platform's records of an account, or with null of the provider. */
  { from: 'platform'; accountSid: string | null } | { from: 'file'; text: string };

export type PlanRequest = {
  do: 'plan';
  text: string;
  /** null: the provider, or an account that doesn't exist yet. */
  accountSid: string | null;
  /** Names of the account on the platform, if they differ from the file. */
  names?: NewNames;
  /** Sections that the plan leaves alone. */
  without?: readonly KindName[];
  secrets: Readonly<Record<string, string>>;
  /** Whether the file is a copy's, which can't be edited: only the records that a form would refuse are skipped. */
  isCopy?: boolean;
};

export type Request = { caller: Caller; providerSid: string } & (
  | {
      do: 'export';
      accountSid: string | null;
      kinds: readonly KindName[];
      /** Tests for the file. Absent: none. */
      tests?: readonly OwnedTest[];
    }
  | { do: 'compare'; before: Source; after: Source }
  | PlanRequest
  /** Applies the latest plan. */
  | { do: 'apply'; secrets: Readonly<Record<string, string>>; chosen: readonly string[] }
);

/** A record of a plan, with the conditions for applying it. */
export type PlanRecord = PlannedRecord & {
  /** Names of the secrets without which it is skipped. */
  requiredSecrets: readonly string[];
  /** Ids of new records that it names; it is skipped if one of them is missing. */
  names: readonly string[];
  /** Ids of the entries that are displayed with it, such as the settings of a new account. */
  parts: readonly string[];
};

export type Exported = {
  text: string;
  notes: readonly string[];
  tests?: readonly ShownTest[];
};
/** A test of a file with its result. */
export type ShownTest = Pick<TestResult, 'title' | 'status' | 'wanted' | 'found' | 'steps'>;

export type Compared = {
  records: readonly PlannedRecord[];
  diff: string;
  /** Tests of the new file, or of the old one if only that has some. */
  tests?: readonly ShownTest[];
  kept?: readonly OwnedTest[];
};
export type Planned = {
  records: readonly PlanRecord[];
  secrets: readonly AskedSecret[];
  notes: readonly string[];
  tests?: readonly ShownTest[];
  /** The same tests for the browser to keep. */
  kept?: readonly OwnedTest[];
};
export type Applied = { done: number; failed: number; skipped: number };

/** An invalid file; `side` if there are two. */
export type Unreadable = { problems: readonly FileProblem[]; side?: 'before' | 'after' };

export type Answers = {
  export: Exported;
  compare: Compared | Unreadable;
  plan: Planned | Unreadable;
  apply: Applied;
};

/** A failed call, in a form that can be sent to the worker. */
export type Refused = { kind: PlatformErrorKind; said: string; status: number };

export type ToWorker =
  | { type: 'request'; id: number; request: Request }
  /** The platform's response to a call of the worker. */
  | { type: 'answered'; id: number; value: unknown }
  | { type: 'refused'; id: number; refused: Refused }
  /** The person's decision about a record that changed since the plan. */
  | { type: 'choice'; record: string; answer: 'overwrite' | 'leave' }
  | { type: 'pause' | 'resume' | 'stop' };

export type FromWorker =
  | { type: 'done'; id: number; value: Answers[keyof Answers] }
  | { type: 'failed'; id: number; message: string }
  | {
      type: 'call';
      id: number;
      method: 'GET' | 'POST' | 'PUT' | 'DELETE';
      path: string;
      body: unknown;
    }
  | { type: 'state'; record: string; state: RecordState }
  /** Nothing is sent until it resumes; the reason is '' if the person paused it. */
  | { type: 'paused'; reason: string };
