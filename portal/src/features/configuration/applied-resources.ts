/**
 * Resources that a file may change: their lists are read again after it was applied. Named here, since
 * the kinds of the file load in a worker alone; a test compares the two.
 */
export const appliedResources = [
  'Accounts',
  'Applications',
  'VoipCarriers',
  'SpeechCredentials',
  'PhoneNumbers',
  'MicrosoftTeamsTenants',
  'Clients',
  'Lcrs',
  'Limits',
];
