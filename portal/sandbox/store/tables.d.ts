import type { Table } from './table.ts';
export declare const webhooks: Table;
export declare const serviceProviders: Table;
export declare const accounts: Table;
export declare const applications: Table;
export declare const users: Table;
export declare const apiKeys: Table;
export declare const accountLimits: Table;
export declare const serviceProviderLimits: Table;
