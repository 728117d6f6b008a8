import type { Database, SqlValue } from './database.ts';
import type { Input, Table, Writer } from './table.ts';
export interface GatewayRow {
    voip_carrier_sid: string;
    [column: string]: SqlValue;
}
export type GatewayStore = ReturnType<typeof createGatewayStore>;
/** SIP and SMPP gateways differ in their columns only. */
declare function createGatewayStore(db: Database, writer: Writer, table: Table): {
    key: string;
    ofCarrier: (carrierSid: string) => GatewayRow[];
    get: (sid: string) => GatewayRow | undefined;
    add: (input: Input) => string;
    change: (sid: string, input: Input) => boolean;
    remove: (sid: string) => boolean;
    removeOfCarrier: (carrierSid: string) => number;
    /** Those of all carriers of an account or a provider. */
    removeOfOwner: (owner: 'account_sid' | 'service_provider_sid', sid: string) => number;
};
export declare const createSipGatewayStore: (db: Database, writer: Writer) => {
    key: string;
    ofCarrier: (carrierSid: string) => GatewayRow[];
    get: (sid: string) => GatewayRow | undefined;
    add: (input: Input) => string;
    change: (sid: string, input: Input) => boolean;
    remove: (sid: string) => boolean;
    removeOfCarrier: (carrierSid: string) => number;
    /** Those of all carriers of an account or a provider. */
    removeOfOwner: (owner: 'account_sid' | 'service_provider_sid', sid: string) => number;
};
export declare const createSmppGatewayStore: (db: Database, writer: Writer) => {
    key: string;
    ofCarrier: (carrierSid: string) => GatewayRow[];
    get: (sid: string) => GatewayRow | undefined;
    add: (input: Input) => string;
    change: (sid: string, input: Input) => boolean;
    remove: (sid: string) => boolean;
    removeOfCarrier: (carrierSid: string) => number;
    /** Those of all carriers of an account or a provider. */
    removeOfOwner: (owner: 'account_sid' | 'service_provider_sid', sid: string) => number;
};
export {};
