import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepInterrupted, readInterrupted, registerDraftSource, takeDraft } from './drafts.ts';

/** Storage and address of a tab, which Node does not have. */
function openTab(pathname: string, stored = new Map<string, string>()) {
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', { location: { pathname, search: '' }, sessionStorage });
  return { goTo: (next: string) => openTab(next, stored) };
}

const form = '/internal/accounts/a/edit';
let tab: ReturnType<typeof openTab>;
beforeEach(() => {
  tab = openTab(form);
});

/** A form on the screen while the session is interrupted. */
function interrupt(userSid: string, values: Record<string, unknown> | null) {
  const remove = registerDraftSource({ read: () => values && { values, isCut: false } });
  keepInterrupted(userSid, null);
  remove();
}

describe('a draft', () => {
  it('is handed to its owner, on its page, once', () => {
    interrupt('ann', { name: 'Acme' });
    expect(takeDraft(form, 'bob')).toBeNull();
    expect(takeDraft('/internal/users', 'ann')).toBeNull();
    expect(takeDraft(form, 'ann')?.values).toEqual({ name: 'Acme' });
    expect(takeDraft(form, 'ann')).toBeNull();
  });

  it.each(['ann', 'bob'])('is not replaced by a page without unsaved work of %s', (userSid) => {
    interrupt('ann', { name: 'Acme' });
    tab.goTo('/internal/users');
    interrupt(userSid, null);
    expect(takeDraft(form, 'ann')?.values).toEqual({ name: 'Acme' });
  });

  it('gains what was changed since, and is replaced by that of another page', () => {
    interrupt('ann', { name: 'Acme' });
    interrupt('ann', { realm: 'acme.example' });
    expect(readInterrupted()?.values).toEqual({ name: 'Acme', realm: 'acme.example' });
    tab.goTo('/internal/users/u/edit');
    interrupt('ann', { email: 'ann@example.com' });
    expect(readInterrupted()?.values).toEqual({ email: 'ann@example.com' });
  });

  it('is never mixed with that of another user', () => {
    interrupt('ann', { name: 'Acme' });
    interrupt('bob', { realm: 'acme.example' });
    expect(takeDraft(form, 'bob')?.values).toEqual({ realm: 'acme.example' });
  });
});

it('a page without unsaved work is remembered as the way back', () => {
  interrupt('ann', null);
  expect(readInterrupted()).toMatchObject({ path: form, userSid: 'ann', values: null });
});
