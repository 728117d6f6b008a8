import { formatNumber } from '../../tokens/format/index.ts';
import type { DoctorSentences } from '../../widgets/gateway-doctor/index.ts';

const count = (value: number) => formatNumber(value, 'de');
const trunkNames = { auth: 'ein Trunk mit Anmeldung', reg: 'ein Trunk mit Registrierung' };
const kinds = {
  private: ['private', 'erreicht die Plattform nur', 'erreichen die Plattform nur'],
  reserved: ['reservierte', 'ist im Internet', 'sind im Internet'],
} as const;
const ends = {
  private: 'aus dem eigenen Netz.',
  reserved: 'nicht erreichbar: Anrufe können weder dorther kommen noch dorthin gehen.',
};

/** Sentences of the gateway check, in German. */
export const doctorSentences: DoctorSentences = {
  netmaskOut: (address, netmask) =>
    `Anrufe gehen nur an ${address}: die Netzmaske /${netmask} gilt nur für eingehende Anrufe.`,
  long: (gateway) => `Von ${gateway} kommt kein Anruf an: Die längste Netzmaske ist /32.`,
  inactive: (gateway) =>
    `${gateway} ist inaktiv, aber die Plattform nimmt weiterhin Anrufe von dort an.`,
  wide: (gateway, span) =>
    `${gateway} nimmt Anrufe von ${count(span.count)} Adressen an, ${span.first} bis ${span.last}. Jeder dort kann als dieser Carrier anrufen.`,
  host: (gateway, span) =>
    `${gateway} zeigt in ein Netz: die Plattform nimmt Anrufe von allen ${count(span.count)} Adressen von ${span.first} bis ${span.last} an.`,
  unusualPort: (address, protocol, port, expected) =>
    `${address} wird über ${protocol} auf Port ${port} angerufen: Carrier erwarten das auf ${expected}, und der Anruf kann scheitern.`,
  twice: (gateway) =>
    `${gateway} ist zweimal für eingehende Anrufe eingetragen. Die Plattform verwendet immer nur eines davon.`,
  within: (narrow, wide) =>
    `${narrow} liegt in ${wide}: die Plattform nimmt seine Anrufe über eines der beiden an.`,
  registration: (earlier, later) => {
    const sources =
      earlier === later
        ? `Zwei Gateways haben die Adresse ${later}`
        : `${earlier} und ${later} passen zu denselben Adressen`;
    return `${sources}: dieser Carrier registriert sich, und Anrufe von dort an seine Registrierung werden mit 503 abgelehnt. Behalten Sie ein Gateway je Adresse.`;
  },
  otherTakes: (carrier, gateway) =>
    `${carrier} nimmt auch Anrufe von ${gateway} an: unterscheidet sie nicht die gewählte Nummer, geht ein Anruf an einen der beiden oder wird abgelehnt.`,
  otherRegisters: (carrier, gateway) =>
    `${carrier} registriert sich mit demselben Realm und Benutzernamen: Anrufe von ${gateway} an diese Registrierung werden abgelehnt.`,
  unreachable: (kind, addresses) => {
    const [first = '', second, ...rest] = addresses;
    const [name, one, several] = kinds[kind];
    const more = rest.length > 0 ? ` und ${rest.length} weitere` : '';
    return second === undefined
      ? `Die ${name} Adresse ${first} ${one} ${ends[kind]}`
      : `Die ${name}n Adressen ${first}, ${second}${more} ${several} ${ends[kind]}`;
  },
  left: (trunkType, gateways) =>
    `Das ist ${trunkNames[trunkType]}, aber die Plattform nimmt weiterhin Anrufe über ${gateways === 1 ? 'sein eingehendes Gateway' : `seine ${gateways} eingehenden Gateways`} an.`,
  noGateway:
    'Es gibt kein Gateway: kein Anruf kommt herein oder geht hinaus. Fügen Sie mindestens eines hinzu.',
  inboundName: (address) =>
    `Eingehende Gateways brauchen eine IP-Adresse; ${address} ist ein Hostname.`,
  badPort: (port) => `${port} ist kein Port: verwenden Sie 0 bis 65535.`,
  noDirection: (address) =>
    `${address} nimmt weder Anrufe an noch führt es welche: wählen Sie eingehend, ausgehend oder beides.`,
  outboundNetmask: (gateway) =>
    `${gateway} führt nur Anrufe hinaus: die Plattform lehnt andere Netzmasken als /32 ab.`,
  noAddress: 'Ein Gateway hat noch keine Adresse.',
  badAddress: (address) => `${address} ist weder eine IPv4-Adresse noch ein Domainname.`,
  moreThanAddress: (address) =>
    `${address} ist mehr als eine Adresse: für den Rest gibt es eigene Felder.`,
  taken: (address, port) =>
    `${address}${port === '' ? '' : `, Port ${port},`} ist zweimal eingetragen.`,
  makeOutboundOnly: 'Nur ausgehend verwenden',
  makeGatewayOutboundOnly: (gateway) => `${gateway} nur ausgehend verwenden`,
  makeInbound: 'Eingehend verwenden',
  makeOutbound: 'Ausgehend verwenden',
  makeOne: 'Zu einem zusammenfassen',
  removeIt: 'Entfernen',
  removeThem: 'Alle entfernen',
  remove: (gateway) => `${gateway} entfernen`,
  writeAs: (gateway, port) => `Als ${gateway}${port === '' ? '' : `, Port ${port}`} eintragen`,
  toPort: (port) => `Port ${port} verwenden`,
  setNetmask: '/32 setzen',
};
