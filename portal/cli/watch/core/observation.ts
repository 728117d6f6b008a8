import type { Alert } from '../../../src/platform/resources/alerts/alerts.ts';
import type { RecentCall } from '../../../src/platform/resources/calls/recent-calls.ts';
import type { CarrierRow } from '../../../src/platform/resources/carriers/voip-carriers.ts';
import type { SpeechCredentialRow } from '../../../src/platform/resources/speech/speech-credentials.ts';
import type { Range } from './condition.ts';

/** Answers of the platform to one look. A member is null where it couldn’t be read. */
export type Observation = {
  /** In ms since 1970. */
  at: number;
  carriers: readonly CarrierRow[] | null;
  speech: readonly SpeechCredentialRow[] | null;
  alerts: readonly AlertsOfAccount[] | null;
  /** Outbound calls of the last day, newest first. */
  calls: readonly RecentCall[] | null;
  /** By the name of the carrier: calls know no more. */
  ranges: Readonly<Record<string, Range>>;
  live: readonly LiveCalls[];
};

export type AlertsOfAccount = {
  sid: string;
  name: string;
  /** Newest first; null where they couldn’t be read. */
  alerts: readonly Alert[] | null;
  /** False where a part of the requested time is missing. */
  isWhole: boolean;
};

export type LiveCalls = {
  /** Account or provider. */
  sid: string;
  name: string;
  /** Where its limit is changed. */
  href: string;
  /** null where they couldn’t be read. */
  calls: number | null;
  limit: number;
};
