import type { Table } from './table.ts';
export declare const speechCredentials: Table;
export declare const googleCustomVoices: Table;
