/**
 * Resources that a file may change: their lists are reloaded after it was applied. Listed here
 * because the file's kinds load only in a worker; a test compares the two.
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
