import type { Table } from './table.ts';
export declare const voipCarriers: Table;
export declare const msTeamsTenants: Table;
export declare const phoneNumbers: Table;
export declare const lcr: Table;
export declare const lcrRoutes: Table;
export declare const lcrCarrierSetEntries: Table;
