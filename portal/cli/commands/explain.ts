import { type Command, Refusal } from '../command.ts';
import { explainCall } from '../explain/call.ts';
import { explainCapture } from '../explain/capture.ts';
import { type Explained, explainedJson, explainedText } from '../explain/explained.ts';
import { explainInboundCall, explainRoute } from '../explain/routing.ts';
import { accountOption, jsonOption, providerOption, timeoutOption } from '../options.ts';

const subjects = ['call', 'route', 'inbound', 'capture'] as const;

export const explainCommand: Command = {
  name: 'explain',
  summary: 'Explain a call, a route or a capture, step by step',
  usage: [
    'call SID [--provider NAME] [--json]',
    'route NUMBER --account NAME [--provider NAME] [--json]',
    'inbound --from ADDRESS [--to NUMBER] [--host HOST] [--account NAME] [--provider NAME] [--json]',
    'capture FILE [--call-id ID] [--json]',
  ],
  description: [
    'call     what happened to a past call, with its trace and SIP messages',
    'route    which carrier takes a dialled number',
    'inbound  which application answers a call. Without --host, the call is to the',
    '         SIP realm of the account, or to the platform if it has none',
    'capture  SIP messages of a pcap or pcapng file, gzip or not. Works offline',
  ].join('\n'),
  words: [1, 2],
  missing: 'Choose what to explain: call, route, inbound or capture.',
  choices: subjects,
  options: {
    account: { ...accountOption, help: 'account that makes or gets the call' },
    provider: providerOption,
    from: { type: 'string', value: 'ADDRESS', help: 'inbound: source address' },
    to: { type: 'string', value: 'NUMBER', help: 'inbound: called number' },
    host: { type: 'string', value: 'HOST', help: 'inbound: host of the request' },
    'call-id': { type: 'string', value: 'ID', help: 'capture: Call-ID of the call' },
    json: jsonOption,
    timeout: timeoutOption,
  },
  exits: { 0: 'done', 1: 'error, or no such call or file' },
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
      throw new Refusal(`Can't explain "${subject}". Choose ${subjects.join(', ')}.`);
    }
  },
};

const missingOf = (subject = '') =>
  ({
    call: 'Name the call to explain by its SID.',
    route: 'Name the number to explain.',
    capture: 'Name the capture to explain.',
  })[subject] ?? `Can't explain "${subject}". Choose ${subjects.join(', ')}.`;
