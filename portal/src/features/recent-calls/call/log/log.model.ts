import { isRecord } from '../../../../browser/record.ts';
import { withoutSecrets } from '../../../../session/hidden-secrets.ts';

/** One log entry of a call. */
export type LogEntry = {
  /** Index among all entries. */
  index: number;
  /** Milliseconds since the epoch; null if the entry has no time. */
  at: number | null;
  level: LogLevel | null;
  /** Message on one line; '' for none. */
  message: string;
  /** Other members, in order. */
  members: { name: string; value: string }[];
  /** Text to read and copy: indented JSON with its time in UTC; anything else unchanged. */
  text: string;
};

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Levels are numbers, ten apart. */
const levelOf = (value: unknown): LogLevel | null =>
  typeof value === 'number' ? (logLevels[Math.min(Math.floor(value / 10), 6) - 1] ?? null) : null;

/** 'YYYY-MM-DD HH:mm:ss+00:00' */
const utc = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}+00:00`;

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) < 8.64e15;

const valueText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function entryOf(line: string, index: number): LogEntry {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    read = null;
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) {
    return { index, at: null, level: null, message: line, members: [], text: line };
  }
  const { time, level, msg, ...others } = read as Record<string, unknown>;
  const shown = isTime(time) ? { ...read, time: utc(time) } : read;
  return {
    index,
    at: isTime(time) ? time : null,
    level: levelOf(level),
    message: typeof msg === 'string' ? msg : '',
    members: Object.entries(others).map(([name, value]) => ({ name, value: valueText(value) })),
    text: JSON.stringify(shown, null, 2),
  };
}

export const readLog = (lines: readonly string[]): LogEntry[] => lines.map(entryOf);

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
};

/**
 * Hides the secrets of an entry. Keeps it valid JSON: a secret may be a number.
 * @param indent of an object, in spaces
 */
export function withoutSecretsInLine(line: string, indent = 0): string {
  const safe = withoutSecrets(parsed(line));
  if (typeof safe === 'string') return safe;
  return JSON.stringify(safe, null, isRecord(safe) ? indent : 0);
}

/** Text to copy or save, without secrets: a blank line between entries. */
export const logText = (entries: readonly LogEntry[]) =>
  entries.map(({ text }) => withoutSecretsInLine(text, 2)).join('\n\n');

/** Entries of at least this level that contain the text. @param least '' for all, including those without a level */
export const filterLog = (entries: readonly LogEntry[], least: LogLevel | '', text: string) => {
  const from = least === '' ? -1 : logLevels.indexOf(least);
  const wanted = text.trim().toLowerCase();
  return entries.filter(
    ({ level, text: own }) =>
      (least === '' || (level !== null && logLevels.indexOf(level) >= from)) &&
      own.toLowerCase().includes(wanted),
  );
};
