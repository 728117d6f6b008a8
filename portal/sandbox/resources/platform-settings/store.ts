import type { Database } from '../../store/database.ts';
import type { Input, Table, Writer } from '../../store/table.ts';
import { passwordSettings, SETTINGS_KEY, systemInformation } from '../../store/tables-platform.ts';

export type PasswordPolicy = {
  min_password_length: number;
  require_digit: number;
  require_special_character: number;
};

export type PlatformSettingsStore = ReturnType<typeof createPlatformSettingsStore>;

export function createPlatformSettingsStore(db: Database, writer: Writer) {
  function read<T>(table: Table): T | undefined {
    const columns = Object.keys(table.columns).join(', ');
    return db.get<T>(`SELECT ${columns} FROM ${table.name} WHERE ${table.key} = ?`, [SETTINGS_KEY]);
  }

  function write(table: Table, input: Input): void {
    if (read(table) === undefined) writer.insert(table, SETTINGS_KEY, input);
    else if (Object.keys(input).length > 0) writer.update(table, SETTINGS_KEY, input);
  }

  return {
    /** Undefined until a policy is stored. */
    passwordPolicy: () => read<PasswordPolicy>(passwordSettings),
    setPasswordPolicy: (input: Input) => write(passwordSettings, input),
    systemInformation: () => read<Record<string, string | null>>(systemInformation),
    setSystemInformation: (input: Input) => write(systemInformation, input),
    systemColumns: Object.keys(systemInformation.columns),
  };
}
