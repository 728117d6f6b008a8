#!/usr/bin/env node
import { createInterface } from 'node:readline/promises';
import { setFlagsFromString } from 'node:v8';
import { run } from './run.ts';

// Left to grow, the young generation alone takes 130 MB in Node 24 while a large platform is checked.
setFlagsFromString('--semi-space-growth-factor=1');

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

process.exitCode = await run({
  args: process.argv.slice(2),
  env: process.env,
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  ask: process.stdin.isTTY ? ask : null,
});
