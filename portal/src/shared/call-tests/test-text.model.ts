/** Members of a call test in a configuration file; undefined ones are omitted. */
export type TestMembers = Readonly<Record<string, string | number | readonly string[] | undefined>>;

const flow = (members: TestMembers) =>
  Object.entries(members)
    .filter(([, value]) => value !== undefined && value !== '')
    // JSON is valid YAML.
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);

/** A test for the `tests` of a configuration file. */
export const testText = (call: TestMembers, end: TestMembers) =>
  `  - call: { ${flow(call).join(', ')} }\n${flow(end)
    .map((line) => `    ${line}\n`)
    .join('')}`;

/** Carriers that may take the call; none: it doesn't leave. */
export const leavesBy = (carriers: readonly string[]): TestMembers => ({
  leaves_by: carriers.length > 1 ? carriers : (carriers[0] ?? 'never'),
});
