import { expect, it } from 'vitest';
import { markOf } from './matrix-mark.model.ts';
import type { MatrixCredential } from './speech-matrix.model.ts';

const credential = (part: Partial<MatrixCredential> = {}): MatrixCredential => ({
  id: 'c',
  vendor: 'aws',
  label: '',
  accountId: null,
  useForTts: true,
  useForStt: true,
  isFailing: false,
  ...part,
});

it('shows first what an application lacks, then a failure, then whose credential it is', () => {
  expect(markOf({ credential: null, missing: [] })).toBe('missing');
  const failing = credential({ isFailing: true });
  expect(markOf({ credential: failing, missing: ['tts'] as never })).toBe('missing');
  expect(markOf({ credential: failing, missing: [] })).toBe('failing');
  expect(markOf({ credential: credential(), missing: [] })).toBe('shared');
  expect(markOf({ credential: credential({ accountId: 'a' }), missing: [] })).toBe('own');
  const unused = credential({ useForTts: false, useForStt: false });
  expect(markOf({ credential: unused, missing: [] })).toBe('unused');
});
