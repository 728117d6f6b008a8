/** What the platform calls the trunks of calls without a carrier, as people name them. */
export const trunkNames: Readonly<Record<string, string>> = {
  user: 'SIP client',
  device: 'SIP client',
  teams: 'Teams',
  'ms-teams': 'Teams',
};
