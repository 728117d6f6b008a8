import { describe, expect, test } from 'vitest';
import { wholeAccount } from '../whole-account.ts';
import {
  applied,
  backbone,
  gatewayOf,
  gatewaysOf,
  inWholeWorld,
  row,
  rows,
  secrets,
  sid,
  sidOf,
  world,
} from './whole-world.ts';

inWholeWorld();

describe.each(['overwrite', 'leave'] as const)('changed since the plan, and %s', (answer) => {
  const report =
    answer === 'leave' ? { done: 0, failed: 0, skipped: 1 } : { done: 1, failed: 0, skipped: 0 };

  test('a gateway that was to be changed, and is gone', async () => {
    const file = wholeAccount.replace(
      'netmask: 28\n          inbound: true\n          outbound: false',
      'netmask: 28\n          inbound: true\n          outbound: true',
    );
    const plan = await world.plan(file, sid);
    const carrier = await backbone();
    const gone = await gatewayOf(carrier, '203.0.113.0');
    await world.api.call('DELETE', `SipGateways/${gone?.['sip_gateway_sid']}`);
    const end = await applied(plan, answer);
    expect(end.asked).toEqual(['SIP gateway 203.0.113.0']);
    expect(end.report).toEqual(report);
    const now = await gatewayOf(carrier, '203.0.113.0');
    if (answer === 'leave') expect(now).toBeUndefined();
    else expect(now).toMatchObject({ netmask: 28, inbound: 1, outbound: 1 });
  });

  test('a gateway that was to be added, and somebody has added otherwise', async () => {
    const file = wholeAccount.replace(
      '      smpp_gateways:',
      '        - address: 198.51.100.4\n          inbound: true\n          outbound: false\n      smpp_gateways:',
    );
    const plan = await world.plan(file, sid);
    const carrier = await backbone();
    const other = { ipv4: '198.51.100.4', inbound: 1, outbound: 0, is_active: 0 };
    await world.api.call('POST', 'SipGateways', { voip_carrier_sid: carrier, ...other });
    const end = await applied(plan, answer);
    expect(end.asked).toEqual(['SIP gateway 198.51.100.4']);
    expect(end.report).toEqual(report);
    expect(await gatewayOf(carrier, '198.51.100.4')).toMatchObject({
      is_active: answer === 'leave' ? 0 : 1,
    });
    expect(await gatewaysOf(carrier)).toHaveLength(3);
  });

  test('a gateway beside what is planned', async () => {
    const plan = await world.plan(wholeAccount.replace('"00777"', '"00778"'), sid);
    const carrier = await backbone();
    const gateway = await gatewayOf(carrier, '203.0.113.0');
    await world.api.call('PUT', `SipGateways/${gateway?.['sip_gateway_sid']}`, { is_active: 0 });
    const end = await applied(plan, answer);
    expect(end.asked).toEqual(['SIP gateway 203.0.113.0']);
    expect(await gatewayOf(carrier, '203.0.113.0')).toMatchObject({
      is_active: answer === 'leave' ? 0 : 1,
    });
    expect(await row(`VoipCarriers/${carrier}`)).toMatchObject({
      tech_prefix: answer === 'leave' ? '00777' : '00778',
    });
  });

  test('a limit', async () => {
    const plan = await world.plan(wholeAccount.replace('device: 5', 'device: 6'), sid);
    await world.api.call('DELETE', `Accounts/${sid}/Limits?category=device`);
    const end = await applied(plan, answer);
    expect(end.asked).toEqual(['Registered devices']);
    const limits = await rows(`Accounts/${sid}/Limits`);
    expect(limits.find(({ category }) => category === 'device')?.['quantity']).toBe(
      answer === 'leave' ? undefined : 6,
    );
  });

  test('an environment variable', async () => {
    const plan = await world.plan(wholeAccount.replace('RETRIES: 3', 'RETRIES: 4'), sid, secrets);
    const application = await sidOf(`Accounts/${sid}/Applications`, 'Reception', 'application_sid');
    await world.api.call('PUT', `Applications/${application}`, { env_vars: { RETRIES: 9 } });
    const end = await applied(plan, answer, secrets);
    expect(end.asked).toContain('Environment variables: RETRIES');
    expect((await row(`Applications/${application}`))['env_vars']).toMatchObject(
      answer === 'leave' ? { RETRIES: 9 } : { RETRIES: 4, GREETING: 'Hello', LOUD: true },
    );
  });

  test('the order of routes', async () => {
    const file = wholeAccount.replace('- match: ^1\n', '- match: ^12\n');
    const plan = await world.plan(file, sid);
    const table = await sidOf('Lcrs', sid, 'lcr_sid');
    const [one, two, three] = await rows(`LcrRoutes?lcr_sid=${table}`);
    for (const [priority, route] of [three, two, one].entries()) {
      await world.api.call('PUT', `LcrRoutes/${route?.['lcr_route_sid']}`, { priority });
    }
    const end = await applied(plan, answer);
    expect(end.asked.length).toBeGreaterThan(0);
    const regexes = (await rows(`LcrRoutes?lcr_sid=${table}`)).map(({ regex }) => regex);
    expect(regexes).toEqual(
      answer === 'leave' ? ['^4', '^49', '^1', '.*'] : ['^12', '^49', '^4', '.*'],
    );
  });
});
