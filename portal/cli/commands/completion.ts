import { type Command, Refusal } from '../command.ts';
import { completions } from '../completion.ts';

/** @param commands all commands, including this one */
export const completionCommand = (commands: () => readonly Command[]): Command => ({
  name: 'completion',
  summary: 'Print a completion script for bash or zsh',
  usage: ['bash|zsh'],
  description: 'In ~/.bashrc or ~/.zshrc: source <(trunkline completion bash)',
  words: [1, 1],
  missing: 'Name a shell: bash or zsh.',
  choices: Object.keys(completions),
  options: {},
  exits: { 0: 'done', 1: 'unknown shell' },
  run: async ({ words: [shell = ''] }, terminal) => {
    if (shell !== 'bash' && shell !== 'zsh') {
      throw new Refusal(`No completion for "${shell}". Choose bash or zsh.`);
    }
    terminal.print(completions[shell](commands()));
    return 0;
  },
});
