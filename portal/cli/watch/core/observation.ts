import type { Alert } from '../../../src/platform/resources/alerts/alerts.ts';
import type { RecentCall } from '../../../src/platform/resources/calls/recent-calls.ts';
import type { CarrierRow } from '../../../src/platform/resources/carriers/voip-carriers.ts';
import type { SpeechCredentialRow } from '../../../src/platform/resources/speech/speech-credentials.ts';
import type { Range } from './condition.ts';

/** Platform data loaded by one look. A member is null if it couldn’t be read. */
export type Observation = {
  /** In ms since 1970. */
  at: number;
  carriers: readonly CarrierRow[] | null;
  speech: readonly SpeechCredentialRow[] | null;
  alerts: readonly AlertsOfAccount[] | null;
  /** Outbound calls of the last day, newest first. */
  calls: readonly RecentCall[] | null;
  /** By carrier name, because calls have no carrier id. */
  ranges: Readonly<Record<string, Range>>;
  live: readonly LiveCalls[];
};

export type AlertsOfAccount = {
  sid: string;
  name: string;
  /** Newest first; null if they couldn’t be read. */
  alerts: readonly Alert[] | null;
  /** false if a part of the requested period is missing. */
  isWhole: boolean;
};

export type LiveCalls = {
  /** SID of the account or provider. */
  sid: string;
  name: string;
  /** Page to change its limit. */
  href: string;
  /** null if they couldn’t be read. */
  calls: number | null;
  limit: number;
};
