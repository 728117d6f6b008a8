import { expect, test } from 'vitest';
import { foldAlerts } from './fold-alerts.ts';

const alert = (minute: number, message: string, more: Record<string, string> = {}) => ({
  time: `2026-11-26T11:4${minute}:00.000Z`,
  alert_type: 'webhook-failure',
  message,
  ...more,
});

test('equal alerts are folded, the newest first', () => {
  expect(foldAlerts([alert(3, 'a'), alert(2, 'b'), alert(1, 'a')])).toMatchObject([
    { alert: { message: 'a' }, count: 2, first: alert(1, '').time, last: alert(3, '').time },
    { alert: { message: 'b' }, count: 1 },
  ]);
});

test('secrets in their texts are hidden', () => {
  const url = 'https://me:hush@hooks.example/?token=hush';
  const [fold] = foldAlerts([
    alert(1, `${url} answered 500`, { detail: `{"url":"${url}","password":"hush"}` }),
  ]);
  expect(fold?.alert.message).toBe('https://[secret]@hooks.example/?token=[secret] answered 500');
  expect(JSON.stringify(fold)).not.toContain('hush');
});
