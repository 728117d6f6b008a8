import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './lib/find-chromium.mjs';
import { ensureNginx } from './lib/find-nginx.mjs';
import { ensureInstalled, rememberBuilt, requireNode, root } from './lib/prepare.mjs';

/** @typedef {{ script: string, needsBrowser?: boolean, needsNginx?: boolean, onGreen?: () => void }} Gate */

/**
 * Every gate, in the order in which a mistake shows soonest. Each is a script of its own; all run
 * even when one fails, so that one run tells everything. The lanes of a step run side by side, the
 * gates of a lane one after the other. Three lanes keep two cores busy: a gate with a browser waits
 * for its driver a third of the time. The lanes take about as long as each other. Gates that keep
 * both cores have a step of their own.
 * @type {Gate[][][]}
 */
const steps = [
  [[{ script: 'lint' }], [{ script: 'typecheck' }]],
  [
    [
      { script: 'test:screens', needsBrowser: true },
      { script: 'build', onGreen: rememberBuilt },
      { script: 'test:size' },
      { script: 'test:create' },
      { script: 'test:deploy', needsNginx: true },
    ],
    [{ script: 'test:unit' }],
    [
      { script: 'test:stories', needsBrowser: true },
      { script: 'test:library', needsBrowser: true },
      { script: 'test:jsdom' },
      { script: 'conformance' },
      { script: 'build:storybook' },
      { script: 'check:catalogue', needsBrowser: true },
      { script: 'build:stories' },
    ],
  ],
  [[{ script: 'test:journeys', needsBrowser: true }]],
  [[{ script: 'test:visual', needsBrowser: true }]],
];

/** How much of a failed gate's output is printed once more. */
const tailLines = 60;

/** Lines that name a failed test, as our runners print them, and what it said. */
const failure = /^\s*(FAIL |×|✘|\d+\) \[|\S+:\d+:\d+ |\w*Error\b)|\berror TS\d/;

/**
 * @param {string} script @param {Record<string, string>} env
 * @param {boolean} isAlone its output is shown as it comes
 * @returns {Promise<{ isGreen: boolean, output: string }>}
 */
const run = (script, env, isAlone) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    /** @param {NodeJS.WriteStream} to @param {Buffer} chunk */
    const pass = (to, chunk) => {
      if (isAlone) to.write(chunk);
      output = (output + chunk).slice(-200_000);
    };
    child.stdout.on('data', (chunk) => pass(process.stdout, chunk));
    child.stderr.on('data', (chunk) => pass(process.stderr, chunk));
    child.on('close', (code) => resolve({ isGreen: code === 0, output }));
  });

const began = Date.now();
/** @param {number} since */
const secondsSince = (since) => Math.round((Date.now() - since) / 1000);

/** @param {Gate} gate @param {boolean} isAlone */
async function result({ script, needsBrowser, needsNginx, onGreen }, isAlone) {
  const start = Date.now();
  // Elsewhere than in CI the gates that this machine can run are worth having.
  if (needsNginx && !hasNginx && !process.env.CI) {
    const output = `note: ${script} was left out: nginx is not installed.`;
    return { script, isGreen: true, output, seconds: 0 };
  }
  const env = {
    ...(browser && { CHROMIUM_PATH: browser }),
    // A lane has a core at most.
    ...(!isAlone && { VITEST_MAX_WORKERS: '1' }),
  };
  const { isGreen, output } =
    needsBrowser && !browser
      ? { isGreen: false, output: 'No Chromium.' }
      : await run(script, env, isAlone);
  // Side by side they would be printed into each other: each when it ends.
  if (!isAlone) process.stdout.write(output);
  if (isGreen) onGreen?.();
  return { script, isGreen, output, seconds: secondsSince(start) };
}

/** @param {string} output */
const plain = (output) => stripVTControlCharacters(output).trimEnd().split('\n');
/** @param {string} output */
const failures = (output) => [...new Set(plain(output).filter((line) => failure.test(line)))];
/** @param {string} output */
const lastLines = (output) => plain(output).slice(-tailLines).join('\n');

requireNode();
ensureInstalled();
const browser = ensureChromium();
const hasNginx = ensureNginx();
const results = [];
for (const lanes of steps) {
  console.log(
    `\n── ${lanes
      .flat()
      .map(({ script }) => script)
      .join(', ')}`,
  );
  const isAlone = lanes.length === 1;
  const ended = await Promise.all(
    lanes.map(async (lane) => {
      const own = [];
      for (const gate of lane) own.push(await result(gate, isAlone));
      return own;
    }),
  );
  results.push(...ended.flat());
}

// A log is read from its end: what failed is told there again.
for (const { script, isGreen, output } of results) {
  if (!isGreen) console.log(`\n── ${script}, its last lines\n${lastLines(output)}`);
}
console.log('');
for (const { script, isGreen, seconds } of results) {
  console.log(`${isGreen ? 'ok    ' : 'FAILED'}  ${script} (${seconds} s)`);
}
console.log(`${secondsSince(began)} s in all`);
// What a gate left out or did otherwise on this machine, each said once.
const notes = results.flatMap(({ output }) => plain(output).filter((line) => /^note: /.test(line)));
for (const note of new Set(notes)) console.log(note);
// The last lines alone tell which tests failed.
for (const { script, isGreen, output } of results) {
  if (!isGreen) console.log(`\n${script}:\n${failures(output).slice(0, 12).join('\n')}`);
}
const failed = results.filter(({ isGreen }) => !isGreen).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
