import type { Database, Row } from '../../store/database.ts';
import { recordStore, type Table, type Writer } from '../../store/table.ts';
import { sbcAddresses, smppAddresses } from '../../store/tables-trunks.ts';

export type AddressStore = ReturnType<typeof createAddressStore>;

/** Addresses of the platform's own servers: shared sets, and sets of single providers. */
function createAddressStore(db: Database, writer: Writer, table: Table) {
  const { select, add } = recordStore<Row>(db, writer, table);

  return {
    shared: () => db.all<Row>(`${select} WHERE service_provider_sid IS NULL ORDER BY ${table.key}`),
    ofServiceProvider: (sid: string) =>
      db.all<Row>(`${select} WHERE service_provider_sid = ? ORDER BY ${table.key}`, [sid]),
    add,
    removeOfServiceProvider: (sid: string) =>
      db.run(`DELETE FROM ${table.name} WHERE service_provider_sid = ?`, [sid]),
  };
}

export const createSbcStore = (db: Database, writer: Writer) =>
  createAddressStore(db, writer, sbcAddresses);

export const createSmppAddressStore = (db: Database, writer: Writer) =>
  createAddressStore(db, writer, smppAddresses);
