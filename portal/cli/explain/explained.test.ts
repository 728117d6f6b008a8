import { expect, test } from 'vitest';
import { type Explained, explainedJson, explainedText } from './explained.ts';

const explained: Explained = {
  title: 'Sends sip:1509:hush@sip.example.com.',
  steps: ['0.100 s  POST https://me:hush@hooks.example/?token=hush'],
  unknown: ["Couldn't read its trace: password=hush"],
  data: { call: { call_sid: 'c', termination_reason: 'https://me:hush@hooks.example/' } },
};

test('an explanation has no secrets, as text and as JSON', () => {
  expect(explainedText(explained)).toBe(
    [
      'Sends sip:1509:[secret]@sip.example.com.',
      '  0.100 s  POST https://[secret]@hooks.example/?token=[secret]',
      "not known: Couldn't read its trace: password=[secret]",
    ].join('\n'),
  );
  const json = explainedJson([explained]);
  expect(json).not.toContain('hush');
  expect(JSON.parse(json).call.call_sid).toBe('c');
});
