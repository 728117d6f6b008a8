import { describe, expect, it } from 'vitest';
import type { Alert } from '../platform/resources/alerts/alerts.ts';
import { noNotify } from '../shared/alerts/alert-notify.model.ts';
import { isQuiet, notificationOf } from './alert-notification.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00`);
const alert = (alert_type: string): Alert => ({
  time: '2026-11-20T10:00:00.000Z',
  alert_type,
  message: 'my card number is 4242',
});
const on = { ...noNotify, isOn: true };
const told = (types: string[], preferences = on, now = at('12:00')) =>
  notificationOf(types.map(alert), preferences, now, ({ alert_type }) => alert_type, 'Acme');

describe('quiet hours', () => {
  const night = { ...on, quiet: { from: '22:00', to: '07:00' } };
  it.each([
    ['21:59', false],
    ['22:00', true],
    ['00:10', true],
    ['06:59', true],
    ['07:00', false],
  ])('over midnight: at %s %s', (time, expected) => {
    expect(isQuiet(night, at(time))).toBe(expected);
  });
  it('within a day, and of no length', () => {
    const lunch = { ...on, quiet: { from: '12:00', to: '13:00' } };
    expect([isQuiet(lunch, at('12:30')), isQuiet(lunch, at('13:00'))]).toEqual([true, false]);
    expect(isQuiet({ ...on, quiet: { from: '08:00', to: '08:00' } }, at('08:00'))).toBe(false);
  });
  it('notify of nothing', () => {
    expect(told(['tts-failure'], night, at('23:00'))).toBeNull();
  });
});

describe('a notification', () => {
  it('comes for those who asked, of the kinds they want', () => {
    expect(told(['tts-failure'], noNotify)).toBeNull();
    expect(told([])).toBeNull();
    expect(told(['tts-failure'], { ...on, muted: ['speech'] })).toBeNull();
    expect(told(['tts-failure', 'webhook-failure'], { ...on, muted: ['speech'] })).toEqual({
      title: 'webhook-failure',
      body: 'Acme',
    });
  });
  it('counts, and never has the text of an alert', () => {
    expect(told(['tts-failure', 'tts-failure'])).toEqual({
      title: 'tts-failure',
      body: '2 times · Acme',
    });
    const several = told(['tts-failure', 'webhook-failure', 'webhook-failure']);
    expect(several).toEqual({
      title: '3 new alerts',
      body: 'webhook-failure (2), tts-failure (1) · Acme',
    });
    expect(JSON.stringify(several)).not.toContain('4242');
  });
});
