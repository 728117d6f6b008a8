import { type Command, Refusal } from '../command.ts';
import { completions } from '../completion.ts';

/** @param commands all there are, this one too */
export const completionCommand = (commands: () => readonly Command[]): Command => ({
  name: 'completion',
  summary: 'writes a script by which a shell completes commands and options',
  usage: ['completion bash|zsh'],
  description: 'In ~/.bashrc or ~/.zshrc: source <(trunkline completion bash)',
  words: [1, 1],
  missing: 'Say for which shell: bash or zsh.',
  choices: Object.keys(completions),
  options: {},
  exits: { 0: 'done', 1: 'there is none for this shell' },
  run: async ({ words: [shell = ''] }, terminal) => {
    if (shell !== 'bash' && shell !== 'zsh') {
      throw new Refusal(`There is no completion for ${shell}. There is one for bash and for zsh.`);
    }
    terminal.print(completions[shell](commands()));
    return 0;
  },
});
