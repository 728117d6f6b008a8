import type { RecentCall } from '../../platform/resources/calls/recent-calls.ts';
import type { CarrierRow } from '../../platform/resources/carriers/voip-carriers.ts';
import type { SpeechCredentialRow } from '../../platform/resources/speech/speech-credentials.ts';

export type FailureReason = { reason: string; count: number };

/** Why calls failed, the most frequent reason first. */
export function failuresOf(calls: readonly RecentCall[]): FailureReason[] {
  const counts = new Map<string, number>();
  for (const { answered, sip_status, termination_reason } of calls) {
    if (answered !== false) continue;
    const reason = [sip_status, termination_reason].filter(Boolean).join(' ') || 'Not told';
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));
}

/** Active carriers that should be registered and are not. */
export const unregistered = (carriers: readonly CarrierRow[]) =>
  carriers.filter(
    ({ is_active, requires_register, register_status }) =>
      is_active && requires_register && register_status?.status !== 'ok',
  );

/** Credentials whose last test failed in one of its parts. */
export const failedCredentials = (credentials: readonly SpeechCredentialRow[]) =>
  credentials.filter(
    ({ tts_tested_ok, stt_tested_ok }) => tts_tested_ok === false || stt_tested_ok === false,
  );

/** Today so far, and the same hours of the same weekday a week ago. */
export function comparedPeriods(now: Date) {
  const midnight = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const weekAgo = new Date(now);
  weekAgo.setDate(weekAgo.getDate() - 7);
  return {
    today: { start: midnight(0).toISOString() },
    lastWeek: { start: midnight(-7).toISOString(), end: weekAgo.toISOString() },
  };
}
