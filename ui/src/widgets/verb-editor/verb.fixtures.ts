/** Verbs that the platform accepts without examples in the published schema. */
export const undocumentedVerbs: readonly Record<string, unknown>[] = [
  { verb: 'lex', botId: 'B0TID', botAlias: 'A11AS', region: 'us-east-1' },
  { verb: 'rasa', url: 'https://bot.example.net' },
  { verb: 'rest:dial', call_hook: '/call', from: '+4930100', to: { type: 'phone', number: '+49' } },
  { verb: 'microsoft_s2s', llmOptions: {} },
  { verb: 'voiceagent_s2s', llmOptions: {} },
  { verb: 'say' },
  { say: { text: 'The short form' } },
  { verb: 'enqueue', name: 'support', _: { anything: [1] } },
  { verb: 'config', recognizer: { vendor: 'deepgram', deepgramOptions: { model: 'nova-2' } } },
  {
    verb: 'gather',
    input: ['speech'],
    say: { text: 'Your name?', synthesizer: { vendor: 'aws' } },
  },
];

/** Invalid instructions. */
export const brokenInstructions: readonly unknown[] = [
  { verb: 'fly' },
  { verb: 'toString' },
  { verb: 7 },
  { verb: null },
  {},
  { text: 'a', loop: 2 },
  { fly: {} },
  { say: 'Hello' },
  { say: '' },
  { alert: null },
  { alert: [] },
  { say: null },
  { say: 7 },
  { say: ['Hello'] },
  { say: { verb: 'say', text: 'a' } },
  'say',
  7,
  null,
  [],
  ['say'],
];
