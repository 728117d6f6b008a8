import { expect, test } from 'vitest';
import { mergeCalls } from '../../engines/live-calls/index.ts';
import { legOf } from '../../engines/live-calls/live-calls.fixtures.ts';
import { commandOf, emptyDraft } from './command.model.ts';

const [leg] = mergeCalls([], 'acme', [legOf({ sid: 'leg' })], 0);
if (!leg) throw new Error('The call is lost.');

test.each([
  ['hang-up', {}, { action: 'hang-up' }],
  ['cancel', {}, { action: 'cancel' }],
  ['mute', {}, { action: 'mute', legSid: 'leg' }],
  ['unmute', {}, { action: 'unmute', legSid: 'leg' }],
  ['clear', {}, { action: 'clear', legSid: 'leg' }],
  ['start-recording', {}, { action: 'start-recording' }],
  ['stop-recording', {}, { action: 'stop-recording' }],
  ['redirect', { applicationSid: 'app' }, { action: 'redirect', applicationSid: 'app' }],
  ['whisper', { text: ' Two minutes ' }, { action: 'whisper', legSid: 'leg', text: 'Two minutes' }],
  ['digits', { digits: '1 2-3#' }, { action: 'digits', legSid: 'leg', digits: '123#' }],
  [
    'tag',
    { tags: [{ name: ' ticket ', value: 'T-7' }] },
    { action: 'tag', tag: { ticket: 'T-7' } },
  ],
] as const)('%s with %o', (action, entered, command) => {
  expect(commandOf(action, leg, { ...emptyDraft, ...entered })).toEqual(command);
});

test.each([
  ['redirect', {}, 'nothingChosen'],
  ['whisper', { text: '  ' }, 'nothingTyped'],
  ['digits', {}, 'noDigits'],
  ['digits', { digits: '12a' }, 'noDigits'],
  ['tag', {}, 'noTags'],
  ['tag', { tags: [] }, 'noTags'],
] as const)('%s with %o is not enough', (action, entered, problem) => {
  expect(commandOf(action, leg, { ...emptyDraft, ...entered })).toBe(problem);
});
