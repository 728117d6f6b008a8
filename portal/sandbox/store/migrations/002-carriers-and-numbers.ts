/** Carriers, numbers, Teams tenants and least cost routing. */
export const carriersAndNumbers = `
CREATE TABLE voip_carriers (
  voip_carrier_sid TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL COLLATE NOCASE,
  description TEXT,
  account_sid TEXT REFERENCES accounts,
  service_provider_sid TEXT REFERENCES service_providers,
  application_sid TEXT REFERENCES applications,
  e164_leading_plus INTEGER NOT NULL DEFAULT 0,
  requires_register INTEGER NOT NULL DEFAULT 0,
  register_username TEXT,
  register_sip_realm TEXT,
  register_password TEXT,
  tech_prefix TEXT,
  inbound_auth_username TEXT,
  inbound_auth_password TEXT,
  diversion TEXT,
  is_active INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  smpp_system_id TEXT,
  smpp_password TEXT,
  smpp_enquire_link_interval INTEGER DEFAULT 0,
  smpp_inbound_system_id TEXT,
  smpp_inbound_password TEXT,
  register_from_user TEXT,
  register_from_domain TEXT,
  register_public_ip_in_contact INTEGER NOT NULL DEFAULT 0,
  register_status TEXT,
  dtmf_type TEXT NOT NULL DEFAULT 'rfc2833',
  outbound_sip_proxy TEXT,
  trunk_type TEXT NOT NULL DEFAULT 'static_ip'
) STRICT;

CREATE TABLE phone_numbers (
  phone_number_sid TEXT PRIMARY KEY NOT NULL,
  number TEXT NOT NULL,
  voip_carrier_sid TEXT REFERENCES voip_carriers,
  account_sid TEXT REFERENCES accounts,
  application_sid TEXT REFERENCES applications,
  service_provider_sid TEXT REFERENCES service_providers,
  UNIQUE (number, voip_carrier_sid)
) STRICT;
CREATE INDEX phone_numbers_of_account ON phone_numbers (account_sid);
CREATE INDEX phone_numbers_of_application ON phone_numbers (application_sid);

CREATE TABLE ms_teams_tenants (
  ms_teams_tenant_sid TEXT PRIMARY KEY NOT NULL,
  service_provider_sid TEXT NOT NULL REFERENCES service_providers,
  account_sid TEXT NOT NULL REFERENCES accounts,
  application_sid TEXT REFERENCES applications,
  tenant_fqdn TEXT NOT NULL COLLATE NOCASE UNIQUE
) STRICT;

CREATE TABLE lcr (
  lcr_sid TEXT PRIMARY KEY NOT NULL,
  name TEXT,
  is_active INTEGER NOT NULL DEFAULT 1,
  default_carrier_set_entry_sid TEXT REFERENCES lcr_carrier_set_entry,
  service_provider_sid TEXT,
  account_sid TEXT
) STRICT;

CREATE TABLE lcr_routes (
  lcr_route_sid TEXT PRIMARY KEY NOT NULL,
  lcr_sid TEXT REFERENCES lcr,
  regex TEXT NOT NULL,
  description TEXT,
  priority INTEGER NOT NULL
) STRICT;

CREATE TABLE lcr_carrier_set_entry (
  lcr_carrier_set_entry_sid TEXT PRIMARY KEY NOT NULL,
  workload INTEGER NOT NULL DEFAULT 1,
  lcr_route_sid TEXT NOT NULL REFERENCES lcr_routes,
  voip_carrier_sid TEXT NOT NULL REFERENCES voip_carriers,
  priority INTEGER NOT NULL DEFAULT 0
) STRICT;
`;
