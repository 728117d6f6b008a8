export type AlertGroup = 'alert' | 'webhook' | 'speech' | 'limit' | 'other';

/** Types are grouped: more than a handful of colours or choices is unreadable. */
export const alertGroups = [
  // For alerts without a type.
  { id: 'alert', label: 'Alerts', tone: 'warning', pattern: /^$/ },
  { id: 'webhook', label: 'Webhooks', tone: 'danger', pattern: /^webhook|payload|play-url/ },
  { id: 'speech', label: 'Speech', tone: 'warning', pattern: /tts|stt/ },
  { id: 'limit', label: 'Limits', tone: 'info', pattern: /-limit$/ },
  { id: 'other', label: 'Other', tone: 'neutral', pattern: /^/ },
] as const satisfies readonly { id: AlertGroup; label: string; tone: string; pattern: RegExp }[];

export const alertGroupOf = (type: string): AlertGroup =>
  alertGroups.find(({ pattern }) => pattern.test(type))?.id ?? 'other';
