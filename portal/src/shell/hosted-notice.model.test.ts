import { expect, it } from 'vitest';
import { hostedNotice } from './hosted-notice.model.ts';

const now = new Date('2026-11-22T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const standing = { plan: 'trial', isActive: true, trialEnd: inDays(21), now } as const;

it.each([
  ['a trial with weeks to go', {}, null],
  ['a trial in its last week', { trialEnd: inDays(7) }, 'trial ends'],
  ['a trial whose end has passed', { trialEnd: inDays(-1) }, null],
  ['a trial without an end', { trialEnd: null }, null],
  ['a paid plan', { plan: 'paid' as const, trialEnd: inDays(1) }, null],
  ['a paid plan that is suspended', { plan: 'paid' as const, isActive: false }, 'past due'],
  ['a free plan that is switched off', { plan: 'free' as const, isActive: false }, 'disabled'],
  ['a trial that is switched off', { isActive: false }, 'disabled'],
  ['a free plan', { plan: 'free' as const }, null],
])('%s', (_, part, kind) => {
  expect(hostedNotice({ ...standing, ...part })?.kind ?? null).toBe(kind);
});
