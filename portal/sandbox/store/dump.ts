import type { Database } from './database.ts';

/** The tables, each with its columns as `json_object` takes them: 'name', "name", … */
const tables = `
  SELECT t.name AS name, group_concat('''' || c.name || ''', "' || c.name || '"', ', ') AS members
  FROM sqlite_schema AS t, pragma_table_info(t.name) AS c
  WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'
  GROUP BY t.name ORDER BY t.name`;

/**
 * All stored data as JSON: rows by table. The database writes it, because each value that it hands
 * over costs more than a row that it doesn't.
 * @param leftOut names of tables
 */
export function dumped(db: Database, leftOut: readonly string[] = []): string {
  const parts = db
    .all<{ name: string; members: string }>(tables)
    .filter(({ name }) => !leftOut.includes(name))
    .map(({ name, members }) => {
      const rows = db.get<{ json: string }>(
        `SELECT json_group_array(json_object(${members})) AS json
         FROM (SELECT * FROM ${name} ORDER BY 1)`,
      );
      return `${JSON.stringify(name)}:${rows?.json ?? '[]'}`;
    });
  return `{${parts.join()}}`;
}
