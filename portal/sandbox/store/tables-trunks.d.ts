import type { Table } from './table.ts';
export declare const sipGateways: Table;
export declare const smppGateways: Table;
export declare const sbcAddresses: Table;
export declare const smppAddresses: Table;
export declare const clients: Table;
