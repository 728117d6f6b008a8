import { emptySipGateway } from '@trunkline/ui/widgets/sip-gateways';
import { expect, it } from 'vitest';
import { emptyCarrier } from './carrier-form.schema.ts';
import { carrierUpdateOf, sipGatewayUpdateOf } from './carrier-form.wire.ts';

const authentication = { ...emptyCarrier.authentication, username: 'trunk', password: 'FAKE-pass' };
const stored = { ...emptyCarrier, name: 'Telco', accountSid: 'a', authentication };

it('sends the columns that changed', () => {
  expect(carrierUpdateOf(stored, stored)).toEqual({});
  expect(carrierUpdateOf({ ...stored, name: 'Telco 2' }, stored)).toEqual({ name: 'Telco 2' });
});

it('sends an application with its account', () => {
  expect(carrierUpdateOf({ ...stored, applicationSid: 'p' }, stored)).toEqual({
    account_sid: 'a',
    application_sid: 'p',
  });
});

it('sends what the platform asks for where a carrier begins to register', () => {
  const registering = { ...authentication, requiresRegister: true, realm: 'sip.example.com' };
  expect(carrierUpdateOf({ ...stored, authentication: registering }, stored)).toEqual({
    requires_register: true,
    register_username: 'trunk',
    register_password: 'FAKE-pass',
    register_sip_realm: 'sip.example.com',
  });
});

it('sends address and directions of a gateway together, and the rest alone', () => {
  const gateway = { ...emptySipGateway, address: '198.18.0.1' };
  expect(sipGatewayUpdateOf({ ...gateway, port: '5070' }, gateway)).toEqual({ port: 5070 });
  expect(sipGatewayUpdateOf({ ...gateway, isOutbound: true }, gateway)).toEqual({
    ipv4: '198.18.0.1',
    inbound: 1,
    outbound: 1,
  });
});
