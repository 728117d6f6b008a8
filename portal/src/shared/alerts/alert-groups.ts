export type AlertGroup = 'alert' | 'webhook' | 'speech' | 'limit' | 'other';

/** More than a handful of colours, or of choices, is unreadable: types are grouped. */
export const alertGroups = [
  // Where the platform tells no type.
  { id: 'alert', label: 'Alerts', tone: 'warning', pattern: /^$/ },
  { id: 'webhook', label: 'Webhooks', tone: 'danger', pattern: /^webhook|payload|play-url/ },
  { id: 'speech', label: 'Speech', tone: 'warning', pattern: /tts|stt/ },
  { id: 'limit', label: 'Limits', tone: 'info', pattern: /-limit$/ },
  { id: 'other', label: 'Other', tone: 'neutral', pattern: /^/ },
] as const satisfies readonly { id: AlertGroup; label: string; tone: string; pattern: RegExp }[];

export const alertGroupOf = (type: string): AlertGroup =>
  alertGroups.find(({ pattern }) => pattern.test(type))?.id ?? 'other';
