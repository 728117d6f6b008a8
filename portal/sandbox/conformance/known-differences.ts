/** Recorded exchanges that the sandbox can't replay yet, and why. */
export const SKIPPED: Record<string, string> = {
  'http-behaviour#rate-limit-request-1': 'another configuration; see transport.test.ts',
  'http-behaviour#rate-limit-request-2': 'another configuration; see transport.test.ts',
  'http-behaviour#rate-limit-request-3': 'another configuration; see transport.test.ts',
};

/** Exchanges where the sandbox deliberately responds differently. */
export const DELIBERATE: Record<string, string> = {
  'clients#put-foreign-account': "takes another account's client",
  'clients#delete-foreign-account': "deletes another account's client",
  'lcrs#routes-post-foreign': "writes to another account's table",
  'lcrs#delete-foreign-sp': 'deletes a table that is nobody of the provider’s',
  'ms-teams-tenants#put-foreign': "changes another account's tenant",
  'phone-numbers#put-move-account': 'moves a number into a foreign account',
  'phone-numbers#delete-foreign-sp': "deletes another provider's number",
  'recent-calls#recording-mp3': 'no MP3 encoder: all recordings are WAV',
  'recent-calls#recording-range': 'no MP3 encoder: all recordings are WAV',
  'speech-credentials#put-foreign-sp': "changes another provider's credential",
  'speech-credentials#put-sp-level-as-account': "changes the provider's credential",
  'voip-carriers#put-account-path-other-carrier': "changes the provider's carrier",
  'voip-carriers#delete-foreign-sp': "deletes another provider's carrier",
  'applications#put-account-sid-as-account': 'moves an application into a foreign account',
};

/**
 * Exchanges whose record was set up by steps outside the samples, or that name values the sandbox
 * generates: kinds and members are compared, values are not.
 */
export const OTHER_VALUES = new Set([
  'accounts#get-bucket-google',
  'billing#me-after-upgrade-action-required',
  'billing#me-after-upgrade-card-declined',
  'clients#get-after-put',
  'login#two-sessions-first-token',
  'predefined-carriers#carrier-created-account',
  'registration#me-hosted',
  'smpp-gateways#get-admin',
  'smpp-gateways#get-foreign-account',
  'speech-credentials#get-account-path',
  'speech-credentials#get-after-failed-test',
  'speech-credentials#get-after-put-foreign',
  'users#get-after-set-view-only',
  'users#list-shows-row-without-sp',
  'users#me-after-password-change',
]);
