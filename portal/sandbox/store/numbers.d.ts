import type { Database, SqlValue } from './database.ts';
import { type Page, type Paged } from './paging.ts';
import type { Input, Writer } from './table.ts';
export interface PhoneNumberRow {
    phone_number_sid: string;
    number: string;
    voip_carrier_sid: string | null;
    account_sid: string | null;
    application_sid: string | null;
    service_provider_sid: string | null;
}
export interface NumberFilter {
    accountSid?: string;
    serviceProviderSid?: string;
    /** A LIKE pattern's middle. */
    contains?: string;
}
export type NumberStore = ReturnType<typeof createNumberStore>;
/** The statements behind one page, apart for the sake of EXPLAIN QUERY PLAN. */
export declare function pageStatements(filter: NumberFilter): {
    count: string;
    data: string;
    values: SqlValue[];
};
export declare function createNumberStore(db: Database, writer: Writer): {
    list(filter: NumberFilter): PhoneNumberRow[];
    page(filter: NumberFilter, page: Page): Paged<PhoneNumberRow>;
    get: (sid: string) => PhoneNumberRow | undefined;
    add: (input: Input) => string;
    change: (sid: string, input: Input) => boolean;
    remove: (sid: string) => boolean;
    /** Rows known to be right, without the checks a client's would get: the seed has thousands. */
    addMany(rows: Iterable<PhoneNumberRow>): void;
    removeOfAccount: (accountSid: string) => number;
};
