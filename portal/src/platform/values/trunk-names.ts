/** What the platform calls the trunks of calls without a carrier, as people name them. */
export const trunkNames: ReadonlyMap<string, string> = new Map([
  ['user', 'SIP client'],
  ['device', 'SIP client'],
  ['teams', 'Teams'],
  ['ms-teams', 'Teams'],
]);
