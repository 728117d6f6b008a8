import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/prepare.mjs';

/** Each `<Button …>` of a file as text; a `>` inside braces doesn't end it. */
function* buttonsOf(source: string): Generator<string> {
  for (const { index } of source.matchAll(/<Button\b/g)) {
    let depth = 0;
    for (let at = index; at < source.length; at += 1) {
      const sign = source[at];
      if (sign === '{') depth += 1;
      else if (sign === '}') depth -= 1;
      else if (sign === '>' && depth === 0) {
        yield source.slice(index, at + 1);
        break;
      }
    }
  }
}

/** Disabled while something runs, which the page shows. */
const untilDone = /\bdisabled=\{is(Loading|Running|Busy)\}/;

it('greys no primary button without saying why', () => {
  const silent: string[] = [];
  let seen = 0;
  for (const room of ['portal/src', 'ui/src']) {
    for (const entry of readdirSync(join(root, room), { recursive: true, withFileTypes: true })) {
      if (!/(?<!\.stories|\.test)\.tsx$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      for (const button of buttonsOf(readFileSync(path, 'utf8'))) {
        if (!/variant="primary"|type="submit"/.test(button)) continue;
        seen += 1;
        if (!/\bdisabled\b/.test(button) || untilDone.test(button)) continue;
        if (!button.includes('disabledReason')) silent.push(`${path}: ${button}`);
      }
    }
  }
  expect(seen).toBeGreaterThan(30);
  expect(silent).toEqual([]);
});
