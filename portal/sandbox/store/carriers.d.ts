import type { Database, SqlValue } from './database.ts';
import { type Page } from './paging.ts';
import type { Input, Writer } from './table.ts';
export interface CarrierRow {
    voip_carrier_sid: string;
    name: string;
    account_sid: string | null;
    service_provider_sid: string | null;
    application_sid: string | null;
    /** JSON text; anything else makes the carrier unreadable, as on the platform. */
    register_status: string | null;
    [column: string]: SqlValue;
}
export interface CarrierFilter {
    serviceProviderSid?: string;
    /** Carriers bound to this account, and with `unboundOf` the unbound ones of that provider. */
    accountSid?: string;
    unboundOf?: string;
    /** A LIKE pattern's middle: `%` and `_` act as wildcards. */
    name?: string;
}
export type CarrierStore = ReturnType<typeof createCarrierStore>;
export declare function createCarrierStore(db: Database, writer: Writer): {
    list: (filter: CarrierFilter) => CarrierRow[];
    /** `boundFirst` puts those bound to an account before the others. */
    page: (filter: CarrierFilter, page: Page, { boundFirst }?: {
        boundFirst?: boolean | undefined;
    }) => import("./paging.ts").Paged<CarrierRow>;
    get: (sid: string) => CarrierRow | undefined;
    isNameTaken: (serviceProviderSid: string | null, name: string) => boolean;
    add: (input: Input, createdAt: string) => string;
    change: (sid: string, input: Input) => boolean;
    remove: (sid: string) => boolean;
    hasPhoneNumbers: (sid: string) => boolean;
    /** One by one, so that a refused one leaves those before it deleted, as on the platform. */
    removeOf(owner: 'account_sid' | 'service_provider_sid', sid: string): void;
};
