import type { InboundCall, InboundEnd, InboundWorld } from './inbound.types.ts';
import type { InboundCarrier, InboundGateway, InboundNumber } from './inbound-match.model.ts';

/*
 * The rules of the call engine for inbound calls stated a second time, from their description alone
 * and in another style: as queries over joined rows. For tests only: slow and plain.
 */

const SAME_NUMBER =
  'Multiple carriers with the same gateway are attempting to route the same number for this account';
const SAME_REGISTRATION = 'Multiple gateways match registration carrier source address';
const SAME_PHONE_NUMBER =
  'Multiple accounts are attempting to route the same phone number from the same carrier';
const SAME_DEFAULT = 'Multiple accounts are attempting to default route this carrier';

/** Each number of `keys` in turn decides; where all are equal the order stays. */
function orderedBy<One>(all: readonly One[], keys: (one: One) => readonly number[]): One[] {
  return all
    .map((one, place) => ({ one, rank: [...keys(one), place] }))
    .sort((a, b) => {
      const at = a.rank.findIndex((value, index) => value !== b.rank[index]);
      return (a.rank[at] ?? 0) - (b.rank[at] ?? 0);
    })
    .map(({ one }) => one);
}

const isQuad = (text: string) => /^\d+(\.\d+){3}$/.test(text);
const inBits = (quad: string) =>
  quad
    .split('.')
    .map((byte) => Number(byte).toString(2).padStart(8, '0'))
    .join('');

type Row = { carrier: InboundCarrier; gateway: InboundGateway };

/** Active carriers joined with their gateways that the source matches. */
function joined(carriers: readonly InboundCarrier[], source: string): Row[] {
  const rows: Row[] = [];
  for (const carrier of carriers) {
    for (const gateway of carrier.gateways) {
      const { address, netmask } = gateway;
      const matches =
        netmask === 32
          ? address === source
          : isQuad(address) && inBits(address).startsWith(inBits(source).slice(0, netmask));
      if (carrier.isActive && matches) rows.push({ carrier, gateway });
    }
  }
  return rows;
}

function matches({ number }: InboundNumber, dialled: string): boolean {
  try {
    return new RegExp(number.replace(/\*$/, '\\d*')).test(dialled);
  } catch {
    return false;
  }
}

const answer = (
  carrierId: string | null,
  accountId: string | null,
  applicationId: string | null,
  numberId: string | null,
): InboundEnd => ({ kind: 'application', carrierId, accountId, applicationId, numberId });

const refuse = (status: number, reason: string): InboundEnd => ({
  kind: 'refused',
  status,
  reason,
});

/** Where nobody but the engine has words for it. */
const NOT_FOUND = refuse(404, '');

class Engine {
  private readonly call: InboundCall;
  private readonly world: InboundWorld;
  private readonly dialled: string;
  private readonly host: string;

  constructor(call: InboundCall, world: InboundWorld) {
    this.call = call;
    this.world = world;
    this.dialled = call.number.replace(/^\+/, '') || 'anonymous';
    this.host = call.host.toLowerCase();
  }

  run(): InboundEnd {
    const end = this.found();
    const isOff = ({ id, isActive }: { id: string; isActive: boolean }) =>
      end.kind !== 'refused' && id === end.accountId && !isActive;
    return this.world.accounts.some(isOff) ? refuse(503, 'Account exists but is inactive') : end;
  }

  private found(): InboundEnd {
    if (isQuad(this.host)) return this.c();
    for (const { isActive, realm, id, providerId } of this.world.accounts) {
      if (isActive && realm.toLowerCase() === this.host) return this.a(id, providerId);
    }
    return this.b();
  }

  private numbersOn(rows: readonly Row[]) {
    return this.world.numbers.filter(({ carrierId }) =>
      rows.some(({ carrier }) => carrier.id === carrierId),
    );
  }

  private equalOn(rows: readonly Row[]) {
    return this.numbersOn(rows).filter(({ number }) => number === this.dialled);
  }

  private patternOn(rows: readonly Row[]): InboundNumber | undefined {
    const patterns = this.numbersOn(rows).filter(({ number }) => /[^0-9]/.test(number));
    return orderedBy(patterns, ({ number }) => [-number.length]).find((one) =>
      matches(one, this.dialled),
    );
  }

  /** 'Then the carrier's'. */
  private completed(
    row: Row,
    accountId: string | null,
    named: string | null,
    by: string | null,
  ): InboundEnd {
    const { id, applicationId } = row.carrier;
    if (named) return answer(id, accountId, named, by);
    const [equal] = this.equalOn([row]);
    const other = equal ?? this.patternOn([row]);
    if (other?.applicationId) return answer(id, accountId, other.applicationId, by ?? other.id);
    return answer(id, accountId, applicationId, by);
  }

  /** The host is the realm of an account. */
  private a(account: string, provider: string | null): InboundEnd {
    const theirs = this.world.carriers.filter(
      ({ accountId, providerId }) =>
        accountId === account || (accountId === null && providerId === provider),
    );
    const rows = orderedBy(
      joined(theirs, this.call.source).filter(({ gateway }) => gateway.isInbound),
      ({ carrier, gateway }) => [-gateway.netmask, carrier.accountId === null ? 1 : 0],
    );
    const [leading] = rows;
    if (!leading) return this.d();
    const rowOf = (carrierId: string | null) =>
      rows.find(({ carrier }) => carrier.id === carrierId) ?? leading;
    const equal = this.equalOn(rows).filter(({ accountId }) => accountId === account);
    const [one] = equal;
    if (equal.length > 1) return refuse(503, SAME_NUMBER);
    if (one) {
      const { carrier } = rowOf(one.carrierId);
      return answer(carrier.id, account, one.applicationId ?? carrier.applicationId, one.id);
    }
    const pattern = this.patternOn(rows);
    if (pattern) {
      const row = rowOf(pattern.carrierId);
      const whose = row.carrier.accountId ?? pattern.accountId;
      return this.completed(row, whose, pattern.applicationId, pattern.id);
    }
    return this.completed(leading, account, leading.carrier.applicationId, null);
  }

  /** A name, and no realm. */
  private b(): InboundEnd {
    const registering = this.world.carriers.filter(
      ({ requiresRegister, registerRealm, registerUsername }) =>
        requiresRegister &&
        registerRealm.toLowerCase() === this.host &&
        registerUsername === this.call.user,
    );
    const rows = joined(registering, this.call.source);
    if (rows.length > 1) return refuse(503, SAME_REGISTRATION);
    const [row] = rows;
    if (!row) return this.c();
    const { accountId, applicationId } = row.carrier;
    if (accountId === null) return this.d();
    const [listed] = this.equalOn(rows).filter((one) => one.accountId === accountId);
    const named = listed?.applicationId ?? applicationId;
    return this.completed(row, accountId, named, listed?.id ?? null);
  }

  /** By address, over all providers. */
  private c(): InboundEnd {
    const rows = orderedBy(
      joined(this.world.carriers, this.call.source).filter(({ gateway }) => gateway.isInbound),
      ({ carrier, gateway: { netmask } }) =>
        netmask === 32 ? [0, carrier.accountId === null ? 1 : 0] : [1, -netmask],
    );
    const [leading] = rows;
    if (!leading) return this.d();
    const rowOf = (carrierId: string | null) =>
      rows.find(({ carrier }) => carrier.id === carrierId) ?? leading;
    const equal = this.equalOn(rows);
    if (equal.length > 1) return refuse(503, SAME_PHONE_NUMBER);
    const told = equal[0] ?? this.patternOn(rows);
    if (told)
      return this.completed(rowOf(told.carrierId), told.accountId, told.applicationId, told.id);
    const whole = new Set(
      rows.map(({ carrier }) => carrier).filter((one) => one.accountId && one.applicationId),
    );
    if (whole.size > 1) return refuse(503, SAME_DEFAULT);
    for (const { id, accountId, applicationId } of whole) {
      return answer(id, accountId, applicationId, null);
    }
    const accounts = this.world.accounts.filter(
      ({ providerId }) => providerId === leading.carrier.providerId,
    );
    const [only] = accounts;
    if (!only || accounts.length > 1) return refuse(404, 'Number Not Provisioned');
    return this.completed(leading, only.id, null, null);
  }

  /** Not from a carrier. */
  private d(): InboundEnd {
    if (this.call.isFromMicrosoft) {
      const tenant = this.world.tenants.find(({ domain }) => domain.toLowerCase() === this.host);
      if (!tenant?.applicationId) return NOT_FOUND;
      return answer(null, tenant.accountId, tenant.applicationId, null);
    }
    for (const { id, realm, deviceApplicationId } of this.world.accounts) {
      if (realm !== '' && realm.toLowerCase() === this.host) {
        return { kind: 'challenge', accountId: id, applicationId: deviceApplicationId };
      }
    }
    return NOT_FOUND;
  }
}

/** What becomes of a call that comes in. */
export const inboundAgain = (call: InboundCall, world: InboundWorld): InboundEnd =>
  new Engine(call, world).run();
