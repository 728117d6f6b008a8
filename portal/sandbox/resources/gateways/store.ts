import type { Database, SqlValue } from '../../store/database.ts';
import { recordStore, type Table, type Writer } from '../../store/table.ts';
import { sipGateways, smppGateways } from '../../store/tables-trunks.ts';

export type GatewayRow = {
  voip_carrier_sid: string;
  [column: string]: SqlValue;
};

export type GatewayStore = ReturnType<typeof createGatewayStore>;

/** SIP and SMPP gateways differ only in their columns. */
function createGatewayStore(db: Database, writer: Writer, table: Table) {
  const { select, ...record } = recordStore<GatewayRow>(db, writer, table);

  return {
    ...record,
    key: table.key,

    ofCarrier: (carrierSid: string) =>
      db.all<GatewayRow>(`${select} WHERE voip_carrier_sid = ? ORDER BY ${table.key}`, [
        carrierSid,
      ]),

    removeOfCarrier: (carrierSid: string) =>
      db.run(`DELETE FROM ${table.name} WHERE voip_carrier_sid = ?`, [carrierSid]),

    /** Removes the gateways of all carriers of an account or a provider. */
    removeOfOwner: (owner: 'account_sid' | 'service_provider_sid', sid: string) =>
      db.run(
        `DELETE FROM ${table.name} WHERE voip_carrier_sid IN
           (SELECT voip_carrier_sid FROM voip_carriers WHERE ${owner} = ?)`,
        [sid],
      ),
  };
}

export const createSipGatewayStore = (db: Database, writer: Writer) =>
  createGatewayStore(db, writer, sipGateways);

export const createSmppGatewayStore = (db: Database, writer: Writer) =>
  createGatewayStore(db, writer, smppGateways);
