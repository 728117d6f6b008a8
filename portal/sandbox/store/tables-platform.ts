import { choice, flag, int, text } from './columns.ts';
import type { Table } from './table.ts';

/* Platform-wide settings: tables of a single row, under a fixed key of the sandbox's own. */

export const SETTINGS_KEY = 'platform';

export const passwordSettings: Table = {
  name: 'password_settings',
  key: 'settings_key',
  columns: {
    min_password_length: int({ required: true, default: 8 }),
    require_digit: flag(0),
    require_special_character: flag(0),
  },
};

export const systemInformation: Table = {
  name: 'system_information',
  key: 'settings_key',
  columns: {
    domain_name: text(255),
    sip_domain_name: text(255),
    monitoring_domain_name: text(255),
    private_network_cidr: text(8192),
    log_level: choice(['info', 'debug'], { required: true, default: 'info' }),
  },
};
