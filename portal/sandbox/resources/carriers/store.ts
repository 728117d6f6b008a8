import type { Database, SqlValue } from '../../store/database.ts';
import { type Page, pageOf } from '../../store/paging.ts';
import { type Input, recordStore, type Writer } from '../../store/table.ts';
import { voipCarriers } from '../../store/tables-voice.ts';

export type CarrierRow = {
  voip_carrier_sid: string;
  name: string;
  account_sid: string | null;
  service_provider_sid: string | null;
  application_sid: string | null;
  /** JSON text; anything else makes the carrier unreadable, as on the platform. */
  register_status: string | null;
  [column: string]: SqlValue;
};

export type CarrierFilter = {
  serviceProviderSid?: string;
  /** Carriers bound to this account, and with `unboundOf` the unbound ones of that provider. */
  accountSid?: string;
  unboundOf?: string;
  /** Middle of a LIKE pattern: `%` and `_` act as wildcards. */
  name?: string;
};

export type CarrierStore = ReturnType<typeof createCarrierStore>;

export function createCarrierStore(db: Database, writer: Writer) {
  const { select, add, ...record } = recordStore<CarrierRow>(db, writer, voipCarriers);
  const where = `WHERE (?1 IS NULL OR service_provider_sid = ?1)
    AND (?2 IS NULL OR account_sid = ?2
      OR (?3 IS NOT NULL AND account_sid IS NULL AND service_provider_sid = ?3))
    AND (?4 IS NULL OR name LIKE '%' || ?4 || '%')`;

  const values = ({ serviceProviderSid, accountSid, unboundOf, name }: CarrierFilter) => [
    serviceProviderSid,
    accountSid,
    unboundOf,
    name || undefined,
  ];

  const sids = (owner: string, sid: string) =>
    db.all<{ voip_carrier_sid: string }>(
      `SELECT voip_carrier_sid FROM voip_carriers WHERE ${owner} = ? ORDER BY voip_carrier_sid`,
      [sid],
    );

  return {
    ...record,

    list: (filter: CarrierFilter) =>
      db.all<CarrierRow>(`${select} ${where} ORDER BY voip_carrier_sid`, values(filter)),

    /** `boundFirst` sorts carriers bound to an account before the others. */
    page: (filter: CarrierFilter, page: Page, { boundFirst = false } = {}) =>
      pageOf<CarrierRow>(db, {
        select,
        from: 'voip_carriers',
        where,
        orderBy: `${boundFirst ? 'account_sid IS NULL, ' : ''}voip_carrier_sid`,
        values: values(filter),
        page,
        isZeroRefused: true,
      }),

    isNameTaken: (serviceProviderSid: string | null, name: string) =>
      db.get('SELECT 1 FROM voip_carriers WHERE service_provider_sid = ? AND name = ? LIMIT 1', [
        serviceProviderSid,
        name,
      ]) !== undefined,

    add: (input: Input, createdAt: string) => add({ created_at: createdAt, ...input }),

    hasPhoneNumbers: (sid: string) =>
      db.get('SELECT 1 FROM phone_numbers WHERE voip_carrier_sid = ? LIMIT 1', [sid]) !== undefined,

    /** Deletes one by one: if one is refused, the previous ones stay deleted, as on the platform. */
    removeOf(owner: 'account_sid' | 'service_provider_sid', sid: string): void {
      for (const { voip_carrier_sid } of sids(owner, sid)) {
        record.remove(voip_carrier_sid);
      }
    },
  };
}
