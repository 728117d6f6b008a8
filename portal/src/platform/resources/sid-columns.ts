/** Resources whose records have SIDs, and the columns that hold them. */
export const sidColumns = {
  Accounts: 'account_sid',
  Applications: 'application_sid',
  Clients: 'client_sid',
  Lcrs: 'lcr_sid',
  MicrosoftTeamsTenants: 'ms_teams_tenant_sid',
  PhoneNumbers: 'phone_number_sid',
  SpeechCredentials: 'speech_credential_sid',
  Users: 'user_sid',
  VoipCarriers: 'voip_carrier_sid',
  SipGateways: 'sip_gateway_sid',
  SmppGateways: 'smpp_gateway_sid',
  LcrRoutes: 'lcr_route_sid',
} as const;
export type Resource = keyof typeof sidColumns;
