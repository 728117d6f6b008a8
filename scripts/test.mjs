import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureInstalled, requireNode, root } from './lib/prepare.mjs';

/**
 * Every gate, in the order in which a mistake shows soonest. Each is a script of its own; all run
 * even when one fails, so that one run tells everything.
 */
const gates = [
  { script: 'lint' },
  { script: 'typecheck' },
  { script: 'test:unit' },
  { script: 'conformance' },
  { script: 'build' },
  { script: 'test:size' },
  { script: 'test:journeys', needsBrowser: true },
  { script: 'test:stories', needsBrowser: true },
  { script: 'build:storybook' },
  { script: 'test:visual', needsBrowser: true },
];

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Finds Chromium, or installs it the way this system can. */
function ensureBrowser() {
  const known = process.env.CHROMIUM_PATH ?? usualPlaces.find((place) => existsSync(place));
  if (known && existsSync(known)) return known;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium…');
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', 'chromium'],
    ]) {
      const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
      if (status !== 0) break;
    }
    const installed = usualPlaces.find((place) => existsSync(place));
    if (installed) return installed;
  }
  console.error('No Chromium found: install it, or name it in CHROMIUM_PATH.');
  return undefined;
}

/** How much of a failed gate's output is printed once more below the result. */
const tailLines = 60;

/** @param {string} script @param {Record<string, string>} env */
const run = (script, env) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    /** @param {NodeJS.WriteStream} to @param {Buffer} chunk */
    const pass = (to, chunk) => {
      to.write(chunk);
      output = (output + chunk).slice(-20_000);
    };
    child.stdout.on('data', (chunk) => pass(process.stdout, chunk));
    child.stderr.on('data', (chunk) => pass(process.stderr, chunk));
    child.on('close', (code) => resolve({ isGreen: code === 0, output }));
  });

/** @param {string} output */
const lastLines = (output) => output.trimEnd().split('\n').slice(-tailLines).join('\n');

requireNode();
ensureInstalled();
const browser = ensureBrowser();
const results = [];
for (const { script, needsBrowser } of gates) {
  console.log(`\n── ${script}`);
  const began = Date.now();
  const { isGreen, output } =
    needsBrowser && !browser
      ? { isGreen: false, output: 'No Chromium.' }
      : await run(script, browser ? { CHROMIUM_PATH: browser } : {});
  results.push({ script, isGreen, output, seconds: Math.round((Date.now() - began) / 1000) });
}

// A log is read from its end: what failed is told there again.
for (const { script, isGreen, output } of results) {
  if (!isGreen) console.log(`\n── ${script}, its last lines\n${lastLines(output)}`);
}
console.log('');
for (const { script, isGreen, seconds } of results) {
  console.log(`${isGreen ? 'ok    ' : 'FAILED'}  ${script} (${seconds} s)`);
}
const failed = results.filter(({ isGreen }) => !isGreen).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
