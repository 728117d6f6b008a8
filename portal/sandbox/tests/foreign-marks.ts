import type { Row } from '../store/database.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Tables whose rows belong to the owner of another row: the column, and its target table. */
const belongsBy: Record<string, readonly [string, string]> = {
  sip_gateways: ['voip_carrier_sid', 'voip_carriers'],
  smpp_gateways: ['voip_carrier_sid', 'voip_carriers'],
  lcr_routes: ['lcr_sid', 'lcr'],
  lcr_carrier_set_entry: ['lcr_route_sid', 'lcr_routes'],
  google_custom_voices: ['speech_credential_sid', 'speech_credentials'],
};

/** Shared by the accounts of their provider if they have no account. */
const shared = ['voip_carriers', 'speech_credentials', 'service_provider_limits'];
/** Shared or ownerless. */
const publicTables = ['tts_cache', 'sbc_addresses', 'smpp_addresses'];

const keyOfRow = (row: Row) => Object.values(row)[0];

/** Keys of other owners' rows, and the secrets in them. */
export function foreignMarks(
  tables: Record<string, Row[]>,
  scope: 'service_provider' | 'account',
  own: { account: string; serviceProvider: string },
): Set<string> {
  const rowsByKey = new Map<string, Map<unknown, Row>>();
  const rowOf = (table: string, key: unknown) => {
    const known = rowsByKey.get(table);
    const rows = known ?? new Map((tables[table] ?? []).map((row) => [keyOfRow(row), row]));
    rowsByKey.set(table, rows);
    return rows.get(key);
  };
  const accounts = new Set(
    (tables['accounts'] ?? [])
      .filter((row) =>
        scope === 'account'
          ? row['account_sid'] === own.account
          : row['service_provider_sid'] === own.serviceProvider,
      )
      .map((row) => row['account_sid']),
  );

  function isOwn(table: string, row: Row): boolean {
    const by = belongsBy[table];
    const owner = by && rowOf(by[1], row[by[0]]);
    if (by) return owner !== undefined && isOwn(by[1], owner);
    const account = row['account_sid'] ?? null;
    if (account !== null) return accounts.has(account);
    const isReachable =
      scope === 'service_provider' || table === 'service_providers' || shared.includes(table);
    return isReachable && row['service_provider_sid'] === own.serviceProvider;
  }

  const marks = new Set<string>();
  for (const [table, rows] of Object.entries(tables)) {
    if (publicTables.includes(table)) continue;
    for (const row of rows) {
      const isOwned = 'account_sid' in row || 'service_provider_sid' in row || table in belongsBy;
      if (!isOwned || isOwn(table, row)) continue;
      for (const mark of [keyOfRow(row), row['token']]) {
        if (typeof mark === 'string' && uuid.test(mark)) marks.add(mark);
      }
    }
  }
  return marks;
}
