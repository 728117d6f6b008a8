export const defaultLabels = {
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
  /** By row number, from 1. */
  remove: (row: number) => `Delete gateway ${row}`,
  /** 'Port of gateway 2' */
  cell: (head: string, row: number) => `${head} of gateway ${row}`,
  yes: 'Yes',
  no: 'No',
  empty: 'No SIP gateways.',
};

export type SipGatewaysLabels = typeof defaultLabels;
