import type { Table } from './table.ts';
export declare const SETTINGS_KEY = "platform";
export declare const passwordSettings: Table;
export declare const systemInformation: Table;
