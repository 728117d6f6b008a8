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
    setLimit: async (sid, category, quantity) => {
      log.push(`set ${sid} ${category} ${quantity}`);
      if (failing.includes(category)) throw new PlatformError('Unexpected', 'no', 500);
    },
    removeLimit: async (sid, category) => {
      log.push(`remove ${sid} ${category}`);
    },
  };
  return { log, calls };
}

const changes = {
  set: [{ category: 'voice_call_session', quantity: 5 }],
  remove: ['voice_call_minutes'],
};

it('saves the account, then its limits under its sid', async () => {
  const { log, calls } = recorder();
  expect(await saveAccount(null, changes, calls)).toEqual({ status: 'saved', accountSid: 'sid' });
  expect(log).toEqual(['account', 'set sid voice_call_session 5', 'remove sid voice_call_minutes']);
});

it('tells which limits failed', async () => {
  const { calls } = recorder(['voice_call_session']);
  expect(await saveAccount('sid', changes, calls)).toEqual({
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
  await expect(saveAccount(null, changes, refused)).rejects.toThrow('taken');
  expect(log).toEqual([]);
});

it('leaves an unchanged account alone', async () => {
  const { log, calls } = recorder();
  await saveAccount('known', { set: [], remove: ['device'] }, { ...calls, saveAccount: null });
  expect(log).toEqual(['remove known device']);
});
