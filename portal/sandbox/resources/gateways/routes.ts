import { bodyRecord, refuseKey, requireMembers } from '../../http/body.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { badRequest, bareRefusal, refusal } from '../../http/errors.ts';
import { mayUseCarrier, ownsCarrier } from '../../http/ownership.ts';
import { query, rawSid } from '../../http/params.ts';
import { created, json, noContent } from '../../http/replies.ts';
import type { GatewayStore } from './store.ts';

type Body = Record<string, unknown>;

type Kind = {
  path: string;
  gateways: GatewayStore;
  check(body: Body): void;
  /** Account users may write SMPP gateways of an unbound carrier, but not SIP gateways. */
  sharedIsWritable: boolean;
};

export function registerGateways(api: Api, services: Services): void {
  const { store } = services;
  const { sipGateways, smppGateways } = store;

  /** Refuses gateways of a carrier that the caller may not change or, with `mayBeShared`, use. */
  function checkCarrier(c: Ctx, sid: unknown, mayBeShared: boolean): void {
    const caller = c.get('caller');
    if (!sid) throw badRequest('missing voip_carrier_sid');
    if (caller.scope === 'admin') return;
    const carrier = store.carriers.get(String(sid));
    if (!carrier) throw badRequest('invalid voip_carrier_sid');
    const isAllowed = mayBeShared ? mayUseCarrier : ownsCarrier;
    if (!isAllowed(caller, store, carrier)) throw refusal(403, 'insufficient privileges');
  }

  function register({ path, gateways, check, sharedIsWritable }: Kind): void {
    function existing(c: Ctx) {
      const gateway = gateways.get(rawSid(c));
      if (!gateway) throw badRequest(`invalid ${gateways.key}`);
      return gateway;
    }

    api.get(path, (c) => {
      const carrier = query(c, 'voip_carrier_sid');
      checkCarrier(c, carrier, true);
      return json(gateways.ofCarrier(carrier ?? ''));
    });

    // The caller isn't checked (`sip-gateways#get-foreign-account`).
    api.get(`${path}/:sid`, (c) => {
      const gateway = gateways.get(rawSid(c));
      if (!gateway) throw bareRefusal(404);
      return json(gateway);
    });

    api.post(path, (c) => {
      const { [gateways.key]: _own, ...body } = bodyRecord(c);
      if (!body['voip_carrier_sid']) throw badRequest('missing voip_carrier_sid');
      check(body);
      checkCarrier(c, body['voip_carrier_sid'], sharedIsWritable);
      requireMembers(body, 'ipv4');
      return created(gateways.add(body));
    });

    api.put(`${path}/:sid`, (c) => {
      const gateway = existing(c);
      const body = bodyRecord(c);
      check(body);
      checkCarrier(c, gateway.voip_carrier_sid, sharedIsWritable);
      refuseKey(body, gateways.key);
      if (body['voip_carrier_sid']) {
        checkCarrier(c, body['voip_carrier_sid'], sharedIsWritable);
      }
      gateways.change(rawSid(c), body);
      return noContent();
    });

    // Account users can't remove a gateway of a shared carrier
    // (`smpp-gateways#delete-foreign-account`).
    api.delete(`${path}/:sid`, (c) => {
      checkCarrier(c, existing(c).voip_carrier_sid, false);
      gateways.remove(rawSid(c));
      return noContent();
    });
  }

  register({
    path: '/SipGateways',
    gateways: sipGateways,
    check: checkSipGateway,
    sharedIsWritable: false,
  });
  register({
    path: '/SmppGateways',
    gateways: smppGateways,
    check: () => undefined,
    sharedIsWritable: true,
  });
}

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`);

/** Checks only the body: a PUT with `inbound` but without an address is refused, too. */
export function checkSipGateway(body: Record<string, unknown>): void {
  const { ipv4, netmask, inbound, outbound } = body;
  if (typeof ipv4 === 'string' && /\s/.test(ipv4)) {
    throw badRequest('Gateway must not contain whitespace');
  }
  if (inbound && !(typeof ipv4 === 'string' && IPV4.test(ipv4))) {
    throw badRequest('Inbound gateway must be IPv4 address');
  }
  if (!inbound && outbound && netmask && Number(netmask) !== 32) {
    throw badRequest('For outbound only gateway netmask can only be 32');
  }
}
