import { expect, it } from 'vitest';
import { PlatformError } from '../../platform/errors.ts';
import { type AccountCalls, saveAccount } from './save-account.ts';

function recorder(failing: string[] = []) {
  const log: string[] = [];
  const calls: AccountCalls = {
    saveAccount: async () => {
      log.push('account');
      return 'sid';
    },
    limitParts: (sid) =>
      ['Max calls', 'Max minutes'].map((label) => ({
        label,
        run: async () => {
          log.push(`${sid} ${label}`);
          if (failing.includes(label)) throw new PlatformError('Unexpected', 'no', 500);
        },
      })),
  };
  return { log, calls };
}

it('saves the account, then its limits under its sid', async () => {
  const { log, calls } = recorder();
  expect(await saveAccount(null, calls)).toEqual({ status: 'saved', accountSid: 'sid' });
  expect(log).toEqual(['account', 'sid Max calls', 'sid Max minutes']);
});

it('tells which limits failed', async () => {
  const { calls } = recorder(['Max calls']);
  expect(await saveAccount('sid', calls)).toEqual({
    status: 'partial',
    accountSid: 'sid',
    failures: [{ label: 'Max calls', message: 'no' }],
  });
});

it('sends no limit when the account was refused', async () => {
  const { log, calls } = recorder();
  const refused = {
    ...calls,
    saveAccount: async () => {
      throw new PlatformError('Conflict', 'taken', 422);
    },
  };
  await expect(saveAccount(null, refused)).rejects.toThrow('taken');
  expect(log).toEqual([]);
});

it('leaves an unchanged account alone', async () => {
  const { log, calls } = recorder();
  await saveAccount('known', { ...calls, saveAccount: null });
  expect(log).toEqual(['known Max calls', 'known Max minutes']);
});
