import { configurationSchema } from '../../src/configuration/file/schema.ts';
import type { Command } from '../command.ts';

export const schemaCommand: Command = {
  name: 'schema',
  summary: 'Print the JSON Schema of a file, for editors',
  usage: [''],
  words: [0, 0],
  options: {},
  exits: { 0: 'done' },
  run: async (_, terminal) => {
    terminal.print(JSON.stringify(configurationSchema(), null, 2));
    return 0;
  },
};
