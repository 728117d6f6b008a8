import { version } from '../../ui/package.json';
import type { Status, Terminal } from './command.ts';
import { commands } from './commands/index.ts';
import { helpOf, overview } from './help.ts';
import { readOptions } from './options.ts';

/** @returns the exit status */
export async function run(terminal: Terminal): Promise<Status> {
  let command = commands.find(({ name }) => name === terminal.args[0]);
  try {
    const read = readOptions(terminal.args, commands);
    if (read === 'version') {
      terminal.print(version);
      return 0;
    }
    if ('helpFor' in read) {
      terminal.print(read.helpFor ? helpOf(read.helpFor) : overview(commands));
      return terminal.args.length === 0 ? 1 : 0;
    }
    command = read.command;
    return await command.run(read.given, terminal);
  } catch (error) {
    terminal.complain(sentenceOf(error));
    return command?.failure ?? 1;
  }
}

function sentenceOf(error: unknown): string {
  // Deep nesting overflowed the stack.
  if (error instanceof RangeError) return 'Something is nested too deeply to be read.';
  return error instanceof Error ? error.message : String(error);
}
