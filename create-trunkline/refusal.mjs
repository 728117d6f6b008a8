import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';

/** An error that the user can fix, reported without a stack trace. */
export class Refusal extends Error {}

/**
 * @param {string} question
 * @returns {Promise<string>}
 */
export async function ask(question) {
  const terminal = createInterface({ input: stdin, output: stdout });
  const answer = await terminal.question(`${question} `);
  terminal.close();
  return answer.trim().toLowerCase();
}

/** @returns {Promise<'console' | 'library' | undefined>} */
export async function choose() {
  const answer = await ask('A whole (c)onsole, or the component (l)ibrary?');
  if (answer.startsWith('c')) return 'console';
  return answer.startsWith('l') ? 'library' : undefined;
}
