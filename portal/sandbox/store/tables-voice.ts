import { choice, date, flag, int, sid, text } from './columns.ts';
import { refersTo, type Table } from './table.ts';

/* Carriers, numbers, Teams tenants and least cost routing; see tables.ts. */

export const voipCarriers: Table = {
  name: 'voip_carriers',
  key: 'voip_carrier_sid',
  columns: {
    name: text(64, { required: true }),
    description: text(255),
    account_sid: sid(),
    service_provider_sid: sid(),
    application_sid: sid(),
    e164_leading_plus: flag(0),
    requires_register: flag(0),
    register_username: text(64),
    register_sip_realm: text(64),
    register_password: text(64),
    tech_prefix: text(16),
    inbound_auth_username: text(64),
    inbound_auth_password: text(64),
    diversion: text(32),
    is_active: flag(1),
    created_at: date({ required: true }),
    smpp_system_id: text(255),
    smpp_password: text(64),
    smpp_enquire_link_interval: int({ default: 0 }),
    smpp_inbound_system_id: text(255),
    smpp_inbound_password: text(64),
    register_from_user: text(128),
    register_from_domain: text(255),
    register_public_ip_in_contact: flag(0),
    register_status: text(4096),
    dtmf_type: choice(['rfc2833', 'tones', 'info'], { required: true, default: 'rfc2833' }),
    outbound_sip_proxy: text(255),
    trunk_type: choice(['static_ip', 'auth', 'reg'], { required: true, default: 'static_ip' }),
  },
  references: [
    refersTo('accounts', 'account_sid_idxfk_10'),
    refersTo('service_providers', 'service_provider_sid_idxfk_5'),
    refersTo('applications', 'application_sid_idxfk_2'),
  ],
};

export const msTeamsTenants: Table = {
  name: 'ms_teams_tenants',
  key: 'ms_teams_tenant_sid',
  columns: {
    service_provider_sid: sid({ required: true }),
    account_sid: sid({ required: true }),
    application_sid: sid(),
    tenant_fqdn: text(255, { required: true }),
  },
  unique: [{ key: 'tenant_fqdn', columns: ['tenant_fqdn'] }],
  references: [
    refersTo('service_providers', 'service_provider_sid_idxfk_1'),
    refersTo('accounts', 'account_sid_idxfk_5'),
    refersTo('applications', 'application_sid_idxfk_1'),
  ],
};

export const phoneNumbers: Table = {
  name: 'phone_numbers',
  key: 'phone_number_sid',
  columns: {
    number: text(132, { required: true }),
    voip_carrier_sid: sid(),
    account_sid: sid(),
    application_sid: sid(),
    service_provider_sid: sid(),
  },
  unique: [
    {
      key: 'phone_numbers_unique_idx_voip_carrier_number',
      columns: ['number', 'voip_carrier_sid'],
    },
  ],
  references: [
    refersTo('voip_carriers', 'voip_carrier_sid_idxfk_1'),
    refersTo('accounts', 'account_sid_idxfk_11'),
    refersTo('applications', 'application_sid_idxfk_3'),
    refersTo('service_providers', 'service_provider_sid_idxfk_8'),
  ],
};

export const lcr: Table = {
  name: 'lcr',
  key: 'lcr_sid',
  columns: {
    name: text(64),
    is_active: flag(1),
    default_carrier_set_entry_sid: sid(),
    // Not constrained on the platform either: a table outlives its owner.
    service_provider_sid: sid(),
    account_sid: sid(),
  },
  references: [refersTo('lcr_carrier_set_entry', 'default_carrier_set_entry_sid_idxfk')],
};

export const lcrRoutes: Table = {
  name: 'lcr_routes',
  key: 'lcr_route_sid',
  columns: {
    lcr_sid: sid(),
    regex: text(32, { required: true }),
    description: text(1024),
    priority: int({ required: true }),
  },
  references: [refersTo('lcr', 'lcr_sid_idxfk')],
};

export const lcrCarrierSetEntries: Table = {
  name: 'lcr_carrier_set_entry',
  key: 'lcr_carrier_set_entry_sid',
  columns: {
    workload: int({ required: true, default: 1 }),
    lcr_route_sid: sid({ required: true }),
    voip_carrier_sid: sid({ required: true }),
    priority: int({ required: true, default: 0 }),
  },
  references: [
    refersTo('lcr_routes', 'lcr_route_sid_idxfk'),
    refersTo('voip_carriers', 'voip_carrier_sid_idxfk_3'),
  ],
};
