/** Gateways, server addresses, SIP clients and speech credentials; indexes for long number lists. */
export const trunksAndSpeech = `
CREATE TABLE sip_gateways (
  sip_gateway_sid TEXT PRIMARY KEY NOT NULL,
  ipv4 TEXT NOT NULL,
  netmask INTEGER NOT NULL DEFAULT 32,
  port INTEGER,
  inbound INTEGER NOT NULL,
  outbound INTEGER NOT NULL,
  voip_carrier_sid TEXT NOT NULL REFERENCES voip_carriers,
  is_active INTEGER NOT NULL DEFAULT 1,
  send_options_ping INTEGER NOT NULL DEFAULT 0,
  use_sips_scheme INTEGER NOT NULL DEFAULT 0,
  pad_crypto INTEGER NOT NULL DEFAULT 0,
  protocol TEXT NOT NULL DEFAULT 'udp',
  remove_ice INTEGER NOT NULL DEFAULT 0,
  dtls_off INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX sip_gateways_of_carrier ON sip_gateways (voip_carrier_sid);

CREATE TABLE smpp_gateways (
  smpp_gateway_sid TEXT PRIMARY KEY NOT NULL,
  ipv4 TEXT NOT NULL,
  port INTEGER NOT NULL DEFAULT 2775,
  netmask INTEGER NOT NULL DEFAULT 32,
  is_primary INTEGER NOT NULL DEFAULT 1,
  inbound INTEGER NOT NULL DEFAULT 0,
  outbound INTEGER NOT NULL DEFAULT 1,
  use_tls INTEGER NOT NULL DEFAULT 0,
  voip_carrier_sid TEXT NOT NULL REFERENCES voip_carriers
) STRICT;
CREATE INDEX smpp_gateways_of_carrier ON smpp_gateways (voip_carrier_sid);

CREATE TABLE sbc_addresses (
  sbc_address_sid TEXT PRIMARY KEY NOT NULL,
  ipv4 TEXT NOT NULL,
  port INTEGER NOT NULL DEFAULT 5060,
  tls_port INTEGER,
  wss_port INTEGER,
  service_provider_sid TEXT REFERENCES service_providers,
  last_updated TEXT
) STRICT;

CREATE TABLE smpp_addresses (
  smpp_address_sid TEXT PRIMARY KEY NOT NULL,
  ipv4 TEXT NOT NULL,
  port INTEGER NOT NULL DEFAULT 5060,
  use_tls INTEGER NOT NULL DEFAULT 0,
  is_primary INTEGER NOT NULL DEFAULT 1,
  service_provider_sid TEXT REFERENCES service_providers
) STRICT;

CREATE TABLE clients (
  client_sid TEXT PRIMARY KEY NOT NULL,
  account_sid TEXT NOT NULL REFERENCES accounts,
  is_active INTEGER NOT NULL DEFAULT 1,
  username TEXT NOT NULL,
  password TEXT,
  allow_direct_app_calling INTEGER NOT NULL DEFAULT 1,
  allow_direct_queue_calling INTEGER NOT NULL DEFAULT 1,
  allow_direct_user_calling INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX clients_of_account ON clients (account_sid);

-- What a vendor needs is one JSON text, as on the platform, where it is encrypted besides.
CREATE TABLE speech_credentials (
  speech_credential_sid TEXT PRIMARY KEY NOT NULL,
  service_provider_sid TEXT REFERENCES service_providers,
  account_sid TEXT REFERENCES accounts,
  vendor TEXT NOT NULL,
  use_for_tts INTEGER NOT NULL DEFAULT 1,
  use_for_stt INTEGER NOT NULL DEFAULT 1,
  last_used TEXT,
  last_tested TEXT,
  tts_tested_ok INTEGER,
  stt_tested_ok INTEGER,
  created_at TEXT NOT NULL,
  label TEXT,
  credential TEXT NOT NULL DEFAULT '{}'
) STRICT;
CREATE INDEX speech_credentials_of_account ON speech_credentials (account_sid);
CREATE INDEX speech_credentials_of_provider ON speech_credentials (service_provider_sid);

CREATE TABLE google_custom_voices (
  google_custom_voice_sid TEXT PRIMARY KEY NOT NULL,
  speech_credential_sid TEXT NOT NULL REFERENCES speech_credentials,
  model TEXT NOT NULL,
  reported_usage TEXT NOT NULL DEFAULT 'REALTIME',
  name TEXT NOT NULL,
  voice_cloning_key TEXT,
  use_voice_cloning_key INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX google_custom_voices_of_credential ON google_custom_voices (speech_credential_sid);

CREATE INDEX voip_carriers_of_account ON voip_carriers (account_sid);
CREATE INDEX voip_carriers_of_provider ON voip_carriers (service_provider_sid);
CREATE INDEX voip_carriers_of_application ON voip_carriers (application_sid);
CREATE INDEX lcr_routes_of_table ON lcr_routes (lcr_sid, priority);
CREATE INDEX lcr_entries_of_route ON lcr_carrier_set_entry (lcr_route_sid);
CREATE INDEX lcr_entries_of_carrier ON lcr_carrier_set_entry (voip_carrier_sid);

-- Lists of numbers are walked in order within one of these, without touching the rows left out.
DROP INDEX phone_numbers_of_account;
CREATE INDEX phone_numbers_of_account ON phone_numbers (account_sid, number, phone_number_sid);
CREATE INDEX phone_numbers_in_order ON phone_numbers (number, phone_number_sid, account_sid);
CREATE INDEX phone_numbers_of_carrier ON phone_numbers (voip_carrier_sid);
CREATE INDEX phone_numbers_of_provider ON phone_numbers (service_provider_sid);
-- The uniqueness of a number is checked without regard to case.
CREATE INDEX phone_numbers_without_case
  ON phone_numbers (number COLLATE NOCASE, voip_carrier_sid COLLATE NOCASE);
`;
