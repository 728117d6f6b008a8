import { choice, date, flag, int, longText, sid, text } from './columns.ts';
import { refersTo, type Table } from './table.ts';

/*
 * Tables as seen by clients of the platform. Limits, choices, defaults and the names of keys and
 * constraints are the platform's: they appear in its responses.
 */

export const webhooks: Table = {
  name: 'webhooks',
  key: 'webhook_sid',
  columns: {
    url: text(1024, { required: true }),
    method: choice(['GET', 'POST'], { required: true, default: 'POST' }),
    username: text(255),
    password: text(255),
  },
};

export const serviceProviders: Table = {
  name: 'service_providers',
  key: 'service_provider_sid',
  columns: {
    name: text(64, { required: true }),
    description: text(255),
    root_domain: text(128),
    ms_teams_fqdn: text(255),
  },
  unique: [
    { key: 'name', columns: ['name'] },
    { key: 'root_domain', columns: ['root_domain'] },
  ],
};

export const accounts: Table = {
  name: 'accounts',
  key: 'account_sid',
  columns: {
    name: text(64, { required: true }),
    sip_realm: text(132),
    service_provider_sid: sid({ required: true }),
    device_calling_application_sid: sid(),
    is_active: flag(1),
    created_at: date({ required: true }),
    plan_type: choice(['trial', 'free', 'paid'], { required: true, default: 'trial' }),
    stripe_customer_id: text(56),
    webhook_secret: text(36, { required: true }),
    disable_cdrs: flag(0),
    trial_end_date: date(),
    deactivated_reason: text(255),
    device_to_call_ratio: int({ required: true, default: 5 }),
    subspace_client_id: text(255),
    subspace_client_secret: text(255),
    subspace_sip_teleport_id: text(255),
    subspace_sip_teleport_destinations: text(255),
    siprec_hook_sid: sid(),
    record_all_calls: flag(0),
    record_format: text(16, { required: true, default: 'mp3' }),
    bucket_credential: text(8192),
    enable_debug_log: flag(0),
  },
  unique: [{ key: 'sip_realm', columns: ['sip_realm'] }],
  references: [
    refersTo('service_providers', 'service_provider_sid_idxfk_7'),
    refersTo('applications', 'device_calling_application_sid_idxfk'),
    refersTo('applications', 'siprec_hook_sid_idxfk'),
  ],
};

const speechLanguage = 12;

export const applications: Table = {
  name: 'applications',
  key: 'application_sid',
  columns: {
    name: text(64, { required: true }),
    service_provider_sid: sid(),
    account_sid: sid(),
    app_json: longText(),
    speech_synthesis_vendor: text(64, { required: true, default: 'google' }),
    speech_synthesis_language: text(speechLanguage, { required: true, default: 'en-US' }),
    speech_synthesis_voice: text(256, { default: 'en-US-Standard-C' }),
    speech_synthesis_label: text(64),
    speech_recognizer_vendor: text(64, { required: true, default: 'google' }),
    speech_recognizer_language: text(64, { required: true, default: 'en-US' }),
    speech_recognizer_label: text(64),
    use_for_fallback_speech: flag(0),
    fallback_speech_synthesis_vendor: text(64),
    fallback_speech_synthesis_language: text(speechLanguage),
    fallback_speech_synthesis_voice: text(256),
    fallback_speech_synthesis_label: text(64),
    fallback_speech_recognizer_vendor: text(64),
    fallback_speech_recognizer_language: text(64),
    fallback_speech_recognizer_label: text(64),
    env_vars: text(65_535),
    created_at: date({ required: true }),
    record_all_calls: flag(0),
  },
  unique: [{ key: 'applications_idx_name', columns: ['account_sid', 'name'] }],
  references: [
    refersTo('service_providers', 'service_provider_sid_idxfk_6'),
    refersTo('accounts', 'account_sid_idxfk_12'),
  ],
};

export const users: Table = {
  name: 'users',
  key: 'user_sid',
  columns: {
    name: text(255, { required: true }),
    email: text(255, { required: true }),
    pending_email: text(255),
    phone: text(20),
    account_sid: sid(),
    service_provider_sid: sid(),
    force_change: flag(0),
    provider: text(255, { required: true, default: 'local' }),
    provider_userid: text(255),
    scope: text(16, { required: true, default: 'read-write' }),
    phone_activation_code: text(16),
    email_activation_code: text(16),
    email_validated: flag(0),
    phone_validated: flag(0),
    email_content_opt_out: flag(0),
    is_active: flag(1),
  },
  references: [
    refersTo('accounts', 'account_sid_idxfk_7'),
    refersTo('service_providers', 'service_provider_sid_idxfk_4'),
  ],
};

export const apiKeys: Table = {
  name: 'api_keys',
  key: 'api_key_sid',
  columns: {
    token: sid({ required: true }),
    account_sid: sid(),
    service_provider_sid: sid(),
    expires_at: date(),
    last_used: date(),
    created_at: date({ required: true }),
  },
  references: [
    refersTo('accounts', 'account_sid_idxfk_6'),
    refersTo('service_providers', 'service_provider_sid_idxfk_3'),
  ],
};

const limitCategories = [
  'api_rate',
  'voice_call_session',
  'device',
  'voice_call_minutes',
  'voice_call_session_license',
  'voice_call_minutes_license',
] as const;

export const accountLimits: Table = {
  name: 'account_limits',
  key: 'account_limits_sid',
  columns: {
    account_sid: sid({ required: true }),
    category: choice(limitCategories, { required: true }),
    quantity: int({ required: true }),
  },
  references: [refersTo('accounts', 'account_sid_idxfk_2')],
};

export const serviceProviderLimits: Table = {
  name: 'service_provider_limits',
  key: 'service_provider_limits_sid',
  columns: {
    service_provider_sid: sid({ required: true }),
    category: choice(limitCategories, { required: true }),
    quantity: int({ required: true }),
  },
  references: [refersTo('service_providers', 'service_provider_sid_idxfk_2')],
};
