/** Providers, accounts, people, applications and the records that belong to them. */
export const accountsAndApplications = `
CREATE TABLE sandbox_state (
  name TEXT PRIMARY KEY NOT NULL,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE webhooks (
  webhook_sid TEXT PRIMARY KEY NOT NULL,
  url TEXT NOT NULL,
  method TEXT NOT NULL DEFAULT 'POST',
  username TEXT,
  password TEXT
) STRICT;

CREATE TABLE service_providers (
  service_provider_sid TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL COLLATE NOCASE UNIQUE,
  description TEXT,
  root_domain TEXT COLLATE NOCASE UNIQUE,
  registration_hook_sid TEXT REFERENCES webhooks,
  ms_teams_fqdn TEXT
) STRICT;

CREATE TABLE accounts (
  account_sid TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  sip_realm TEXT COLLATE NOCASE UNIQUE,
  service_provider_sid TEXT NOT NULL REFERENCES service_providers,
  registration_hook_sid TEXT REFERENCES webhooks,
  queue_event_hook_sid TEXT REFERENCES webhooks,
  device_calling_application_sid TEXT REFERENCES applications,
  is_active INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  plan_type TEXT NOT NULL DEFAULT 'trial',
  stripe_customer_id TEXT,
  webhook_secret TEXT NOT NULL,
  disable_cdrs INTEGER NOT NULL DEFAULT 0,
  trial_end_date TEXT,
  deactivated_reason TEXT,
  device_to_call_ratio INTEGER NOT NULL DEFAULT 5,
  subspace_client_id TEXT,
  subspace_client_secret TEXT,
  subspace_sip_teleport_id TEXT,
  subspace_sip_teleport_destinations TEXT,
  siprec_hook_sid TEXT REFERENCES applications,
  record_all_calls INTEGER NOT NULL DEFAULT 0,
  record_format TEXT NOT NULL DEFAULT 'mp3',
  bucket_credential TEXT,
  enable_debug_log INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX accounts_of_provider ON accounts (service_provider_sid);

CREATE TABLE applications (
  application_sid TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL COLLATE NOCASE,
  service_provider_sid TEXT REFERENCES service_providers,
  account_sid TEXT REFERENCES accounts,
  call_hook_sid TEXT REFERENCES webhooks,
  call_status_hook_sid TEXT REFERENCES webhooks,
  messaging_hook_sid TEXT REFERENCES webhooks,
  app_json TEXT,
  speech_synthesis_vendor TEXT NOT NULL,
  speech_synthesis_language TEXT NOT NULL,
  speech_synthesis_voice TEXT,
  speech_synthesis_label TEXT,
  speech_recognizer_vendor TEXT NOT NULL,
  speech_recognizer_language TEXT NOT NULL,
  speech_recognizer_label TEXT,
  use_for_fallback_speech INTEGER NOT NULL DEFAULT 0,
  fallback_speech_synthesis_vendor TEXT,
  fallback_speech_synthesis_language TEXT,
  fallback_speech_synthesis_voice TEXT,
  fallback_speech_synthesis_label TEXT,
  fallback_speech_recognizer_vendor TEXT,
  fallback_speech_recognizer_language TEXT,
  fallback_speech_recognizer_label TEXT,
  env_vars TEXT,
  created_at TEXT NOT NULL,
  record_all_calls INTEGER NOT NULL DEFAULT 0,
  UNIQUE (account_sid, name)
) STRICT;

CREATE TABLE users (
  user_sid TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL COLLATE NOCASE,
  email TEXT NOT NULL COLLATE NOCASE,
  pending_email TEXT,
  phone TEXT,
  hashed_password TEXT,
  permissions TEXT NOT NULL DEFAULT '[]',
  account_sid TEXT REFERENCES accounts,
  service_provider_sid TEXT REFERENCES service_providers,
  force_change INTEGER NOT NULL DEFAULT 0,
  provider TEXT NOT NULL DEFAULT 'local',
  provider_userid TEXT,
  scope TEXT NOT NULL DEFAULT 'read-write',
  phone_activation_code TEXT,
  email_activation_code TEXT,
  email_validated INTEGER NOT NULL DEFAULT 0,
  phone_validated INTEGER NOT NULL DEFAULT 0,
  email_content_opt_out INTEGER NOT NULL DEFAULT 0,
  is_active INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX users_by_name ON users (name);
CREATE INDEX users_of_account ON users (account_sid);
CREATE INDEX users_of_provider ON users (service_provider_sid);

-- Outlives its user on purpose: deleting an account leaves the tokens of its users working
-- (accounts#call-after-own-account-deleted).
CREATE TABLE sessions (
  signature TEXT PRIMARY KEY NOT NULL,
  user_sid TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_of_user ON sessions (user_sid);

CREATE TABLE login_failures (
  name TEXT PRIMARY KEY NOT NULL COLLATE NOCASE,
  failures INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT;

CREATE TABLE api_keys (
  api_key_sid TEXT PRIMARY KEY NOT NULL,
  token TEXT NOT NULL UNIQUE,
  account_sid TEXT REFERENCES accounts,
  service_provider_sid TEXT REFERENCES service_providers,
  expires_at TEXT,
  last_used TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE account_limits (
  account_limits_sid TEXT PRIMARY KEY NOT NULL,
  account_sid TEXT NOT NULL REFERENCES accounts,
  category TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  UNIQUE (account_sid, category)
) STRICT;

CREATE TABLE service_provider_limits (
  service_provider_limits_sid TEXT PRIMARY KEY NOT NULL,
  service_provider_sid TEXT NOT NULL REFERENCES service_providers,
  category TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  UNIQUE (service_provider_sid, category)
) STRICT;

CREATE TABLE password_settings (
  settings_key TEXT PRIMARY KEY NOT NULL,
  min_password_length INTEGER NOT NULL DEFAULT 8,
  require_digit INTEGER NOT NULL DEFAULT 0,
  require_special_character INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE system_information (
  settings_key TEXT PRIMARY KEY NOT NULL,
  domain_name TEXT,
  sip_domain_name TEXT,
  monitoring_domain_name TEXT,
  private_network_cidr TEXT,
  log_level TEXT NOT NULL DEFAULT 'info'
) STRICT;

-- Entries of the speech cache per account; the empty key holds what belongs to none.
CREATE TABLE tts_cache (
  account_sid TEXT PRIMARY KEY NOT NULL,
  entries INTEGER NOT NULL
) STRICT;
`;
