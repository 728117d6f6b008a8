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
  /** What the platform has: of an account, or with null of the provider. */
  { from: 'platform'; accountSid: string | null } | { from: 'file'; text: string };

export type PlanRequest = {
  do: 'plan';
  text: string;
  /** null: the provider, or an account that is yet to be created. */
  accountSid: string | null;
  /** What the account is called there, where it is not as in the file. */
  names?: NewNames;
  /** Sections that the plan leaves alone. */
  without?: readonly KindName[];
  secrets: Readonly<Record<string, string>>;
  /** Nobody can edit the text: a record that a form would refuse is left out alone. */
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
  /** The plan that was made last. */
  | { do: 'apply'; secrets: Readonly<Record<string, string>>; chosen: readonly string[] }
);

/** A record of a plan, and what applying it depends on. */
export type PlanRecord = PlannedRecord & {
  /** Names of the secrets without which it is skipped. */
  requiredSecrets: readonly string[];
  /** Ids of the records to be created that it names: without one of them it is skipped. */
  names: readonly string[];
  /** Ids of the entries that are shown as one with it, such as the settings of a new account. */
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
  /** Tests of the file that is meant to be; of the one before where only that has some. */
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

/** A file that is not right; `side` where there are two. */
export type Unreadable = { problems: readonly FileProblem[]; side?: 'before' | 'after' };

export type Answers = {
  export: Exported;
  compare: Compared | Unreadable;
  plan: Planned | Unreadable;
  apply: Applied;
};

/** A failed call, as it crosses to the worker. */
export type Refused = { kind: PlatformErrorKind; said: string; status: number };

export type ToWorker =
  | { type: 'request'; id: number; request: Request }
  /** What the platform said to a call of the worker. */
  | { type: 'answered'; id: number; value: unknown }
  | { type: 'refused'; id: number; refused: Refused }
  /** What the person wants with a record that asks. */
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
  /** Nothing is sent until it is resumed; '' where the person paused it. */
  | { type: 'paused'; reason: string };
