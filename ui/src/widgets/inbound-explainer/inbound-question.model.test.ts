import { expect, test } from 'vitest';
import { inboundCallOf, isInboundQuestion } from './inbound-question.model.ts';

test('a source and a host make a question', () => {
  expect(isInboundQuestion({ source: '192.0.2.1', host: 'a.example', number: '' })).toBe(true);
  expect(isInboundQuestion({ source: ' ', host: 'a.example', number: '1' })).toBe(false);
  expect(isInboundQuestion({ source: '192.0.2.1', host: '', number: '1' })).toBe(false);
});

test('the number is the user of the request, and Microsoft is known by its address', () => {
  const question = { source: ' 52.112.0.9 ', host: 'a.example', number: '+4420' };
  expect(inboundCallOf(question)).toEqual({
    ...question,
    source: '52.112.0.9',
    user: '4420',
    isFromMicrosoft: true,
  });
});
