import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keepDraftFor,
  keepInterrupted,
  readInterrupted,
  registerDraftSource,
  takeDraft,
} from './drafts.ts';

/** Storage and address of a tab, which Node lacks. */
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

/** Interrupts the session while a form is on the screen. */
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

  it('waits for its page while others are kept for theirs', () => {
    const notice = { title: 'Values of the deleted carrier', messages: [] };
    const keep = (path: string, name: string) => keepDraftFor(path, 'ann', null, { name }, notice);
    interrupt('ann', { name: 'Acme' });
    keep('/internal/carriers/add', 'First');
    keep('/internal/carriers/add', 'Second');
    keep('/internal/applications/add', 'IVR');
    expect(readInterrupted()?.path).toBe('/internal/applications/add');
    const taken = (path: string) => takeDraft(path, 'ann')?.values?.['name'];
    expect(taken('/internal/carriers/add')).toBe('Second');
    expect(taken(form)).toBe('Acme');
    expect(taken('/internal/carriers/add')).toBe('First');
    expect(taken('/internal/applications/add')).toBe('IVR');
    expect(readInterrupted()).toBeNull();
  });

  it('is not kept beside that of another user', () => {
    interrupt('ann', { name: 'Acme' });
    tab.goTo('/internal/users/u/edit');
    interrupt('bob', { email: 'bob@example.com' });
    expect(takeDraft(form, 'ann')).toBeNull();
  });

  it('leaves the parts of other forms of its page', () => {
    const values = { one: { name: 'A' }, two: { name: 'B' } };
    interrupt('ann', values);
    expect(takeDraft(form, 'ann', 'three')).toBeNull();
    expect(takeDraft(form, 'ann', 'one')?.values).toEqual({ name: 'A' });
    expect(takeDraft(form, 'ann', 'one')).toBeNull();
    expect(takeDraft(form, 'ann', 'two')?.values).toEqual({ name: 'B' });
    expect(readInterrupted()).toBeNull();
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
