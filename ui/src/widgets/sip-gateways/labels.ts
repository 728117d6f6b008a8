export type SipGatewaysLabels = {
  group: string;
  address: string;
  port: string;
  protocol: string;
  netmask: string;
  inbound: string;
  outbound: string;
  active: string;
  sendsOptionsPing: string;
  usesSipsScheme: string;
  padCrypto: string;
  add: string;
  /** By row number, from 1. */
  remove: (row: number) => string;
  /** 'Port of gateway 2' */
  cell: (head: string, row: number) => string;
  yes: string;
  no: string;
  empty: string;
};

export const defaultLabels: SipGatewaysLabels = {
  group: 'SIP gateways',
  address: 'Address',
  port: 'Port',
  protocol: 'Protocol',
  netmask: 'Netmask',
  inbound: 'Inbound',
  outbound: 'Outbound',
  active: 'Active',
  sendsOptionsPing: 'Send OPTIONS ping',
  usesSipsScheme: 'Use sips scheme',
  padCrypto: 'Pad crypto',
  add: 'Add SIP gateway',
  remove: (row) => `Delete gateway ${row}`,
  cell: (head, row) => `${head} of gateway ${row}`,
  yes: 'Yes',
  no: 'No',
  empty: 'No SIP gateways.',
};
