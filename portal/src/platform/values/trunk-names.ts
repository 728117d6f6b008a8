/** The platform's names for the trunks of calls without a carrier, and what people call them. */
export const trunkNames: ReadonlyMap<string, string> = new Map([
  ['user', 'SIP client'],
  ['device', 'SIP client'],
  ['teams', 'Teams'],
  ['ms-teams', 'Teams'],
]);
