import type { Database } from '../../store/database.ts';
import { type CallFilter, callPattern, isLiteral } from './filter.ts';

export type CallStore = ReturnType<typeof createCallStore>;

/** Times are epoch milliseconds; `answered_at` is 0 for an unanswered call. */
export type CallRow = {
  call_sid: string;
  account_sid: string;
  service_provider_sid: string;
  application_sid: string | null;
  attempted_at: number;
  answered_at: number;
  terminated_at: number;
  answered: number;
  duration: number;
  sip_status: number;
  termination_reason: string | null;
  sip_callid: string;
  sip_parent_callid: string | null;
  from_party: string;
  to_party: string;
  direction: string;
  trunk: string;
  host: string;
  remote_host: string;
  trace_id: string;
  /** Format of the recording; null if the call was never recorded. */
  recording: string | null;
  /** Source of the recording, trace and log. */
  script_seed: number;
};

const columns = [
  'call_sid',
  'account_sid',
  'service_provider_sid',
  'application_sid',
  'attempted_at',
  'answered_at',
  'terminated_at',
  'answered',
  'duration',
  'sip_status',
  'termination_reason',
  'sip_callid',
  'sip_parent_callid',
  'from_party',
  'to_party',
  'direction',
  'trunk',
  'host',
  'remote_host',
  'trace_id',
  'recording',
  'script_seed',
] as const satisfies readonly (keyof CallRow)[];

/** Owner of the calls: one account, or a service provider's accounts. */
export type CallOwner =
  | { column: 'account_sid'; sid: string }
  | { column: 'service_provider_sid'; sid: string };

export type PagedRows<T> = {
  total: number;
  rows: T[];
};

/** Only the conditions in use, so that each combination benefits most from the index. */
function conditions(owner: CallOwner, { from, until, answered, direction, trunk }: CallFilter) {
  const asked: [string, string | number | undefined][] = [
    [`${owner.column} = ?`, owner.sid],
    ['attempted_at >= ?', from],
    ['attempted_at <= ?', until],
    ['answered = ?', answered === undefined ? undefined : Number(answered)],
    ['direction = ?', direction],
    ['trunk = ?', trunk],
  ];
  const set = asked.filter(([, value]) => value !== undefined);
  return {
    where: set.map(([condition]) => condition).join(' AND '),
    values: set.map(([, value]) => value),
  };
}

export function createCallStore(db: Database) {
  const select = `SELECT ${columns.join(', ')} FROM recent_calls`;
  // A call restarted with the same id, as at the live desk, ends again.
  const insert = `INSERT OR REPLACE INTO recent_calls (${columns.join(', ')})
    VALUES (${columns.map(() => '?').join(', ')})`;

  /** Pages over row numbers first: only the rows of the page are read in full. */
  function page(where: string, values: readonly unknown[], size: number, offset: number) {
    return db.all<CallRow>(
      `${select} WHERE rowid IN (
         SELECT rowid FROM recent_calls WHERE ${where}
         ORDER BY attempted_at DESC LIMIT ${size} OFFSET ${offset})
       ORDER BY attempted_at DESC`,
      values,
    );
  }

  function count(where: string, values: readonly unknown[]): number {
    const sql = `SELECT count(*) AS total FROM recent_calls WHERE ${where}`;
    return db.get<{ total: number }>(sql, values)?.total ?? 0;
  }

  /** Searches the rows that the other conditions leave; `callPattern` tells which patterns are allowed. */
  function search(where: string, values: readonly unknown[], pattern: string) {
    const matches = callPattern(pattern);
    return db
      .all<Pick<CallRow, 'call_sid' | 'from_party' | 'to_party'>>(
        `SELECT call_sid, from_party, to_party FROM recent_calls
         WHERE ${where} ORDER BY attempted_at DESC`,
        values,
      )
      .filter(matches)
      .map(({ call_sid }) => call_sid);
  }

  return {
    add: (call: CallRow) =>
      db.run(
        insert,
        columns.map((name) => call[name]),
      ),

    /** Newest first. */
    list(owner: CallOwner, filter: CallFilter, size: number, offset: number): PagedRows<CallRow> {
      const { where, values } = conditions(owner, filter);
      const { pattern } = filter;
      if (pattern === undefined) {
        return { total: count(where, values), rows: page(where, values, size, offset) };
      }
      if (isLiteral(pattern)) {
        const either = '(instr(from_party, ?) > 0 OR instr(to_party, ?) > 0 OR call_sid = ?)';
        const all = [...values, pattern, pattern, pattern];
        return {
          total: count(`${where} AND ${either}`, all),
          rows: page(`${where} AND ${either}`, all, size, offset),
        };
      }
      const found = search(where, values, pattern);
      const wanted = found.slice(offset, offset + size);
      const marks = wanted.map(() => '?').join(', ');
      const rows = db.all<CallRow>(
        `${select} WHERE call_sid IN (${marks}) ORDER BY attempted_at DESC`,
        wanted,
      );
      return { total: found.length, rows };
    },

    bySid: (owner: CallOwner, callSid: string) =>
      db.get<CallRow>(`${select} WHERE call_sid = ? AND ${owner.column} = ?`, [callSid, owner.sid]),

    bySipCallId: (owner: CallOwner, callId: string) =>
      db.get<CallRow>(`${select} WHERE sip_callid = ? AND ${owner.column} = ? LIMIT 1`, [
        callId,
        owner.sid,
      ]),

    byTrace: (owner: CallOwner, traceId: string) =>
      db.get<CallRow>(`${select} WHERE trace_id = ? AND ${owner.column} = ? LIMIT 1`, [
        traceId,
        owner.sid,
      ]),

    isRecordingDeleted: (callSid: string) =>
      db.get('SELECT 1 FROM deleted_recordings WHERE call_sid = ?', [callSid]) !== undefined,

    deleteRecording: (callSid: string) =>
      db.run('INSERT OR IGNORE INTO deleted_recordings (call_sid) VALUES (?)', [callSid]),
  };
}
