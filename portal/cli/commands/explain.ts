import { type Command, Refusal } from '../command.ts';
import { explainCall } from '../explain/call.ts';
import { explainCapture } from '../explain/capture.ts';
import { type Explained, explainedJson, explainedText } from '../explain/explained.ts';
import { explainInboundCall, explainRoute } from '../explain/routing.ts';
import { accountOption, jsonOption, providerOption, timeoutOption } from '../options.ts';

const subjects = ['call', 'route', 'inbound', 'capture'] as const;

export const explainCommand: Command = {
  name: 'explain',
  summary: 'tells what happened to a call, or what would, step by step',
  usage: [
    'explain call SID [--provider NAME] [--json]',
    'explain route NUMBER --account NAME [--provider NAME] [--json]',
    'explain inbound --from ADDRESS [--to NUMBER] [--host HOST] [--account NAME]',
    '        [--provider NAME] [--json]',
    'explain capture FILE [--call-id ID] [--json]',
  ],
  description: [
    'call     the story of a past call, with its trace and the SIP of its capture',
    'route    which carrier takes a number that an account calls, as it is dialled',
    'inbound  which application answers a call from an address. Without --host the request is',
    '         for the SIP realm of the account, or else for the address of the platform',
    'capture  the SIP of a pcap or pcapng file; asks nobody',
  ].join('\n'),
  words: [1, 2],
  missing: 'Say what to explain: call, route, inbound or capture.',
  choices: subjects,
  options: {
    account: { ...accountOption, help: 'the account whose call it is' },
    provider: providerOption,
    from: { type: 'string', value: 'ADDRESS', help: 'inbound: where the call comes from' },
    to: { type: 'string', value: 'NUMBER', help: 'inbound: the number that is called' },
    host: { type: 'string', value: 'HOST', help: 'inbound: the host of the request' },
    'call-id': { type: 'string', value: 'ID', help: 'capture: the call that is meant' },
    json: jsonOption,
    timeout: timeoutOption,
  },
  exits: { 0: 'explained', 1: 'an error; or there is no such call or file' },
  run: async (given, terminal) => {
    const [subject, what = ''] = given.words;
    if (subject !== 'inbound' && what === '') throw new Refusal(missingOf(subject));
    const all = await explained();
    const isJson = given.isOn('json');
    terminal.print(isJson ? explainedJson(all) : all.map(explainedText).join('\n\n'));
    return 0;

    async function explained(): Promise<readonly Explained[]> {
      if (subject === 'call') return explainCall(given, terminal);
      if (subject === 'route') return explainRoute(given, terminal);
      if (subject === 'inbound') return explainInboundCall(given, terminal);
      if (subject === 'capture') return [await explainCapture(given)];
      throw new Refusal(`There is no "${subject}" to explain. There are ${subjects.join(', ')}.`);
    }
  },
};

const missingOf = (subject = '') =>
  ({
    call: 'Say which call to explain, by its SID.',
    route: 'Say which number to explain.',
    capture: 'Say which file to explain.',
  })[subject] ?? `There is no "${subject}" to explain. There are ${subjects.join(', ')}.`;
