import {
  type GatewayMatch,
  type InboundStep,
  isPattern,
} from '../../engines/call-routing/index.ts';
import type { InboundNames } from '../../widgets/inbound-explainer/index.ts';
import type { LabelSets } from '../label-sets.ts';

type Told = LabelSets['InboundExplainer'];

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;

const namer = (names: InboundNames) => {
  const carriers = (ids: readonly string[]) =>
    listed([...new Set(ids)].map((id) => names.carriers.get(id) ?? 'ein anderer Carrier'));
  const number = (id: string) => names.numbers.get(id) ?? 'eine andere Nummer';
  return {
    carriers,
    account: (id: string | null) => (id && names.accounts.get(id)) || 'ein anderes Konto',
    number,
    entry: (id: string) =>
      `${isPattern(names.numbers.get(id) ?? '0') ? 'Muster' : 'Rufnummer'} ${number(id)}`,
    matching: (matches: readonly GatewayMatch[]) =>
      listed(
        matches.map(
          ({ carrierId, address, netmask }) =>
            `${address}${netmask === 32 ? '' : `/${netmask}`} (${carriers([carrierId])})`,
        ),
      ),
  };
};

type Dialled = Parameters<Told['steps']>[2];

function tell(step: InboundStep, names: InboundNames, dialled: Dialled): string {
  const { carriers, account, number, entry, matching } = namer(names);
  switch (step.at) {
    case 'host':
      if (step.is === 'address') {
        return 'Der Host ist eine Adresse, also bestimmt die Quelle den Carrier.';
      }
      return step.is === 'realm'
        ? `Der Host ist der SIP-Realm von: ${account(step.accountId)}.`
        : 'Der Host ist ein Name, aber kein SIP-Realm eines aktiven Kontos.';
    case 'gateways': {
      const whose = step.among === 'account' ? ' des Kontos und seines Dienstanbieters' : '';
      return step.matches.length === 0
        ? `Kein eingehendes Gateway${whose} passt zur Quelle.`
        : `Die Quelle passt zu ${matching(step.matches)}.`;
    }
    case 'registration':
      return step.matches.length === 0
        ? 'Kein Carrier registriert sich bei diesem Host als dieser Benutzer von dieser Quelle.'
        : `Die Quelle passt zu ${matching(step.matches)}, bei diesem Host als dieser Benutzer registriert.`;
    case 'numbers':
      if (step.numberIds.length === 0) {
        const elsewhere =
          dialled.carrierIds.length > 0 ? ` Sie gehört zu: ${carriers(dialled.carrierIds)}.` : '';
        return `${dialled.number || 'Die gewählte Nummer'} ist bei keinem dieser Carrier.${elsewhere}`;
      }
      return step.numberIds.length === 1
        ? `Die gewählte Nummer ist die Rufnummer ${listed(step.numberIds.map(number))}.`
        : `Die gewählte Nummer ist bei mehreren Carriern, insgesamt ${step.numberIds.length} Mal.`;
    case 'patterns':
      return step.numberId === null
        ? 'Kein Nummernmuster dieser Carrier passt.'
        : `Das Muster ${number(step.numberId)} passt, als längstes.`;
    case 'carrier':
      return `Der Anruf wird dem am genauesten passenden Gateway zugeordnet: ${carriers([step.carrierId])}.`;
    case 'looked-up':
      return `${entry(step.numberId)} (${carriers([step.carrierId])}) nennt eine Anwendung.`;
    case 'default': {
      const carrier = carriers([step.carrierId]);
      if (step.numberId === null) {
        return step.applicationId === null
          ? `${carrier} hat keine Standardanwendung.`
          : `Die Standardanwendung nimmt an: ${carrier}.`;
      }
      return step.applicationId === null
        ? `${entry(step.numberId)} hat keine Anwendung, und ${carrier} hat keine Standardanwendung.`
        : `${entry(step.numberId)} hat keine Anwendung, also nimmt die Standardanwendung an: ${carrier}.`;
    }
    case 'defaults':
      return step.carrierIds.length === 0
        ? 'Kein Carrier darunter hat ein Konto und eine Standardanwendung.'
        : `Ein Konto und eine Standardanwendung haben: ${carriers(step.carrierIds)}.`;
    case 'only-account':
      return step.accountIds.length === 1
        ? `Der Dienstanbieter hat nur ein Konto: ${account(step.accountIds[0] ?? null)}.`
        : `Der Dienstanbieter hat ${step.accountIds.length} Konten, also lässt sich das Konto nicht bestimmen.`;
    case 'not-a-carrier':
      if (step.tenant !== null) return `Er kommt von Microsoft, für den Tenant ${step.tenant}.`;
      return step.accountId === null
        ? 'Er kommt von keinem Carrier, und der Host ist der SIP-Realm keines Kontos.'
        : `Er kommt von keinem Carrier: ein Gerät oder Trunk muss sich ausweisen (${account(step.accountId)}).`;
    case 'account':
      return `${account(step.accountId)} ist ${step.isActive ? 'aktiv' : 'inaktiv'}.`;
  }
}

const end: Told['end'] = (given, names) => {
  if (given.kind === 'refused') {
    return { tone: 'refused', title: `Abgelehnt mit ${given.status}`, detail: given.reason };
  }
  const { applicationId, accountId } = given;
  const name =
    applicationId === null
      ? null
      : (names.applications.get(applicationId) ?? 'Eine Anwendung, die Sie nicht sehen können');
  const account =
    (accountId && names.accounts.get(accountId)) || 'ein Konto, das Sie nicht sehen können';
  if (given.kind === 'challenge') {
    return {
      tone: 'answered',
      title: name ?? 'Keine Anwendung nimmt an',
      detail: `Sobald er sich ausgewiesen hat: Anrufe eines SIP-Clients gehen an die Anwendung für Geräte (${account}); die eines Trunks an dessen Nummer, sonst an die Standardanwendung seines Carriers.`,
    };
  }
  if (name === null) {
    return {
      tone: 'refused',
      title: 'Keine Anwendung nimmt an',
      detail: `Der Anruf erreicht das Konto (${account}), aber weder eine Nummer noch der Carrier nennt eine Anwendung: 480.`,
    };
  }
  const by = given.carrierId
    ? `, über ${names.carriers.get(given.carrierId) ?? 'einen anderen Carrier'}`
    : '';
  return { tone: 'answered', title: name, detail: `(${account}${by})` };
};

const circumstances: Told['circumstances'] = ({ steps, end: { kind } }, sight) => {
  const gateways = steps.filter((step) => step.at === 'gateways');
  const all: string[] = [];
  if (gateways.some(({ matches }) => matches.length === 0)) {
    all.push(
      'Ist ein Carrier von dieser Adresse registriert, nimmt er den Anruf. Das weiß nur die Anruf-Engine.',
    );
  }
  if (sight !== 'platform' && gateways.some(({ among }) => among === 'platform')) {
    const whose = sight === 'provider' ? 'anderer' : 'anderer Konten und';
    all.push(`Carrier ${whose} Dienstanbieter zählen auch, aber dieser Test kann sie nicht sehen.`);
  }
  if (kind !== 'refused') {
    all.push(
      'Anrufe über die Grenzen des Kontos oder seines Dienstanbieters hinaus werden mit 503 abgelehnt.',
    );
  }
  return all;
};

/** Path of an inbound call, in German. */
export const inbound = {
  steps: (outcome, names, dialled) => outcome.steps.map((step) => tell(step, names, dialled)),
  end,
  circumstances,
} satisfies Pick<Told, 'steps' | 'end' | 'circumstances'>;
