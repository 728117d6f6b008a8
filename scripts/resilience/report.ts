import { faults } from './faults.ts';
import type { Visit } from './screens.ts';
import type { Outcome, Outcomes } from './visit.ts';

export type Result = {
  visit?: Visit;
  reads?: Outcomes;
  saves?: Outcomes | undefined;
  /** The reason why the visit was incomplete. */
  stoppedBy?: string | undefined;
  seconds: number;
};

const columns = faults.map(({ name }) => Math.max(name.length, 'FAILED'.length));

/** read: it was opened. form: the form sent nothing. save: it was sent. '': skipped. */
function sign(read: Outcome | undefined, save: Outcome | undefined): string {
  if (!read) return '';
  if (read.found.length > 0 || (save && save.found.length > 0)) return 'FAILED';
  if (!save) return 'read';
  return save.isSent ? 'save' : 'form';
}

/** Table of screens and faults, with the failures below it. */
export function table(paths: string[], results: Map<string, Result>) {
  const wide = Math.max(...paths.map((path) => path.length));
  const lines = [[''.padEnd(wide), ...faults.map(({ name }, at) => name.padEnd(columns[at] ?? 0))]];
  const failures: string[] = [];
  let checks = 0;
  for (const path of paths) {
    const result = results.get(path);
    const cells = faults.map(({ name }, at) => {
      const read = result?.reads?.get(name);
      const save = result?.saves?.get(name);
      checks += Number(read !== undefined) + Number(save !== undefined);
      for (const found of read?.found ?? []) failures.push(`${path}, ${name}, reading: ${found}`);
      for (const found of save?.found ?? []) failures.push(`${path}, ${name}, saving: ${found}`);
      return sign(read, save).padEnd(columns[at] ?? 0);
    });
    if (!result?.reads && !result?.stoppedBy) failures.push(`${path}: not visited`);
    if (result?.stoppedBy) failures.push(`${path}: ${result.stoppedBy}`);
    lines.push([
      path.padEnd(wide),
      ...cells,
      `${result?.seconds.toFixed(1)} s${result?.visit?.leadsOn ? ', leads on' : ''}`,
    ]);
  }
  const total = `${paths.length} screens, ${faults.length} faults: ${checks} checks, ${failures.length} failed`;
  const text = [...lines.map((cells) => cells.join('  ')), '', ...failures, '', total].join('\n');
  return { text, failed: failures.length };
}
