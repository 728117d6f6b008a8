import { verbs } from 'virtual:verb-schema';
import { describe, expect, it } from 'vitest';
import { callFlow, type FlowStep } from './call-flow.model.ts';
import { defaultLabels } from './flow-labels.ts';

const flow = (...verbs: unknown[]) => callFlow(JSON.stringify(verbs), defaultLabels) ?? [];
const told = ({ title, detail }: FlowStep) => (detail === '' ? title : `${title}: ${detail}`);

it.each(Object.keys(verbs))('%s of the published schema has a picture and words', (verb) => {
  expect(flow({ verb })).not.toMatchObject([{ kind: 'other' }]);
  expect(flow({ verb })[0]?.title).toMatch(/^[A-Z]/);
});

describe('what cannot be read', () => {
  it.each(['', '[', '{}', '"say"', 'null', '7'])('%j is no flow', (text) => {
    expect(callFlow(text, defaultLabels)).toBeNull();
  });

  it('leaves out what is no verb', () => {
    expect(flow('say', null, 7, {}, [], { verb: 'hangup' }).map(told)).toEqual(['Hang up']);
  });

  it('an empty script is an empty flow', () => expect(callFlow('[]', defaultLabels)).toEqual([]));
});

describe('a step', () => {
  it.each([
    [{ verb: 'say', text: 'Hello' }, 'Say: Hello'],
    [{ say: { text: 'The short form' } }, 'Say: The short form'],
    [{ say: null }, 'Say'],
    [{ verb: 'say', text: ['Hi', 'Hello', 'Hey'] }, 'Say: Hi (one of 3)'],
    [{ verb: 'say', text: '<speak>One <break time="1s"/>two</speak>' }, 'Say: One two'],
    [{ verb: 'play', url: 'https://a.example/hold.mp3' }, 'Play: https://a.example/hold.mp3'],
    [{ verb: 'agent', llm: { vendor: 'openai', model: 'gpt-4o' } }, 'Talk to an AI agent: gpt-4o'],
    [{ verb: 'agent' }, 'Talk to an AI agent'],
    [{ verb: 'transfer', target: [{ type: 'phone', number: '+4930' }] }, 'Transfer: +4930'],
    [{ verb: 'rest:dial', to: { type: 'phone', number: '+4930' } }, 'Place a call: +4930'],
    [{ verb: 'pause', length: 2 }, 'Pause: 2 s'],
    [{ verb: 'pause' }, 'Pause'],
    [{ verb: 'gather' }, 'Gather: digits'],
    [{ verb: 'gather', input: ['speech'] }, 'Gather: speech'],
    [{ verb: 'gather', input: ['speech', 'digits'], numDigits: 1 }, 'Gather: speech or 1 digit'],
    [{ verb: 'gather', minDigits: 2, maxDigits: 4 }, 'Gather: 2 to 4 digits'],
    [{ verb: 'gather', minDigits: 4, maxDigits: 4 }, 'Gather: 4 digits'],
    [{ verb: 'gather', maxDigits: 4, finishOnKey: '#' }, 'Gather: up to 4 digits, ends with #'],
    [
      {
        verb: 'dial',
        target: [
          { type: 'phone', number: '+4930' },
          { type: 'user', name: 'kim' },
        ],
      },
      'Dial: +4930, kim',
    ],
    [{ verb: 'dial', target: { type: 'sip', sipUri: 'sip:a@b' } }, 'Dial: sip:a@b'],
    [{ verb: 'enqueue', name: 'support' }, 'Queue the call: support'],
    [{ verb: 'conference', name: 'room' }, 'Join conference: room'],
    [{ verb: 'llm', vendor: 'openai', model: 'gpt-realtime' }, 'Talk to an AI agent: gpt-realtime'],
    [{ verb: 'microsoft_s2s', vendor: 'microsoft' }, 'Talk to an AI agent: microsoft'],
    [{ verb: 'config', synthesizer: {}, bargeIn: {} }, 'Configure: synthesizer, bargeIn'],
    [{ verb: 'sip:decline', status: 486 }, 'Decline: 486'],
    [{ verb: 'fly', to: 'the moon' }, 'fly'],
    [{ verb: 'toString' }, 'toString'],
    [{ verb: 'constructor' }, 'constructor'],
  ])('%j is told as %j', (verb, expected) => expect(flow(verb).map(told)).toEqual([expected]));

  it('names where the call goes on', () => {
    const hooks = flow(
      { verb: 'gather', actionHook: '/menu' },
      { verb: 'dial', actionHook: { url: '/after', method: 'GET' } },
      { verb: 'say', text: 'a' },
    ).map(({ hook }) => hook);
    expect(hooks).toEqual(['/menu', '/after', '']);
  });

  it('tells what is said while it waits', () => {
    const [gather] = flow({ verb: 'gather', say: { text: 'Your name?' }, play: { url: 'a.mp3' } });
    expect(gather?.during.map(told)).toEqual(['Say: Your name?', 'Play: a.mp3']);
  });
});

describe('after the end', () => {
  it.each(['hangup', 'redirect', 'sip:decline'])('%s is the last step that is reached', (verb) => {
    const steps = flow({ verb: 'say', text: 'a' }, { verb }, { verb: 'say', text: 'b' });
    expect(steps.map(({ isUnreached }) => isUnreached)).toEqual([false, false, true]);
  });

  it('asking for input is no end: without any the call goes on', () => {
    const steps = flow({ verb: 'gather', actionHook: '/a' }, { verb: 'hangup' });
    expect(steps.map(({ isUnreached }) => isUnreached)).toEqual([false, false]);
  });
});
