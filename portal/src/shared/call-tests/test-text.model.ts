/** Members of a call test as a configuration file has them; undefined ones are left out. */
export type TestMembers = Readonly<Record<string, string | number | readonly string[] | undefined>>;

const flow = (members: TestMembers) =>
  Object.entries(members)
    .filter(([, value]) => value !== undefined && value !== '')
    // JSON is YAML.
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);

/** A test for the `tests` of a configuration file. */
export const testText = (call: TestMembers, end: TestMembers) =>
  `  - call: { ${flow(call).join(', ')} }\n${flow(end)
    .map((line) => `    ${line}\n`)
    .join('')}`;

/** Carriers of which any takes the call; none: it never leaves. */
export const leavesBy = (carriers: readonly string[]): TestMembers => ({
  leaves_by: carriers.length > 1 ? carriers : (carriers[0] ?? 'never'),
});
