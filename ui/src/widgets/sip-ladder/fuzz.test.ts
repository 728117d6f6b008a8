import { expect, test } from 'vitest';
import { readCapture } from '../../engines/sip-capture/capture.ts';
import { CaptureError } from '../../engines/sip-capture/capture-problems.ts';
import { brokenCapture } from './fuzz.fixtures.ts';
import { outcomeOf } from './outcome/outcome.model.ts';

test('broken captures end in messages, or in a word about them', () => {
  let read = 0;
  for (let number = 0; number < 5000; number += 1) {
    try {
      const { messages } = readCapture(brokenCapture(number));
      expect(outcomeOf(messages, {}).text).not.toBe('');
      if (messages.length > 0) read += 1;
    } catch (error) {
      if (!(error instanceof CaptureError)) throw new Error(`capture ${number}`, { cause: error });
    }
  }
  // Otherwise only the first bytes were tested.
  expect(read).toBeGreaterThan(2000);
});
