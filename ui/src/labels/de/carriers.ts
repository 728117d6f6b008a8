import type { GatewayDoctor } from '../../widgets/gateway-doctor/index.ts';
import type { InboundExplainer } from '../../widgets/inbound-explainer/index.ts';
import type { OutboundRoutes } from '../../widgets/outbound-routes/index.ts';
import type { RouteLinter } from '../../widgets/route-linter/index.ts';
import type { RouteTester } from '../../widgets/route-tester/index.ts';
import type { SipGateways } from '../../widgets/sip-gateways/index.ts';
import type { SmppGateways } from '../../widgets/smpp-gateways/index.ts';
import type { LabelsOf } from '../labels-of.ts';

/** Carriers, gateways and routes in German. */
export const carriers: {
  GatewayDoctor: LabelsOf<typeof GatewayDoctor>;
  InboundExplainer: LabelsOf<typeof InboundExplainer>;
  OutboundRoutes: LabelsOf<typeof OutboundRoutes>;
  RouteLinter: LabelsOf<typeof RouteLinter>;
  RouteTester: LabelsOf<typeof RouteTester>;
  SipGateways: LabelsOf<typeof SipGateways>;
  SmppGateways: LabelsOf<typeof SmppGateways>;
} = {
  SipGateways: {
    group: 'SIP-Gateways',
    address: 'Adresse',
    port: 'Port',
    protocol: 'Protokoll',
    netmask: 'Netzmaske',
    inbound: 'Eingang',
    outbound: 'Ausgang',
    active: 'Aktiv',
    sendsOptionsPing: 'OPTIONS-Ping senden',
    usesSipsScheme: 'sips-Schema verwenden',
    padCrypto: 'Crypto auffüllen',
    add: 'SIP-Gateway hinzufügen',
    remove: (row) => `Gateway ${row} löschen`,
    cell: (head, row) => `${head} von Gateway ${row}`,
    yes: 'Ja',
    no: 'Nein',
    empty: 'Keine SIP-Gateways.',
  },
  SmppGateways: {
    group: (direction) =>
      direction === 'outbound' ? 'Ausgehende SMPP-Gateways' : 'Eingehende SMPP-Gateways',
    address: 'Adresse',
    port: 'Port',
    netmask: 'Netzmaske',
    usesTls: 'TLS verwenden',
    isPrimary: 'Primär',
    add: (direction) =>
      direction === 'outbound'
        ? 'Ausgehendes Gateway hinzufügen'
        : 'Eingehendes Gateway hinzufügen',
    remove: (direction, row) =>
      `${direction === 'outbound' ? 'Ausgehendes' : 'Eingehendes'} Gateway ${row} löschen`,
    cell: (head, direction, row) =>
      `${head}, ${direction === 'outbound' ? 'ausgehendes' : 'eingehendes'} Gateway ${row}`,
    empty: 'Keine Gateways.',
  },
  GatewayDoctor: {
    title: 'Gateway-Prüfung',
    nothing: 'Keine Probleme gefunden.',
    working: 'Die Gateways werden geprüft',
    more: (count) => `${count} weitere zeigen`,
  },
  OutboundRoutes: {
    group: 'Ausgehende Routen',
    text: 'Ziffernpräfix oder Regex',
    carrier: 'Carrier',
    description: 'Beschreibung',
    cell: (head, number) => `${head} von Route ${number}`,
    add: 'Route hinzufügen',
    remove: (number) => `Route ${number} entfernen`,
    moveUp: (number) => `Route ${number} nach oben`,
    moveDown: (number) => `Route ${number} nach unten`,
    drag: (number) => `Route ${number} ziehen`,
    empty: 'Keine Routen: Jeder Anruf geht an den Standard-Carrier.',
    chooseCarrier: 'Carrier wählen',
    unknownCarrier: 'Carrier, den Sie nicht sehen dürfen',
    instructions:
      'Mit der Leertaste die Route aufnehmen, mit den Pfeiltasten bewegen, mit der Leertaste ablegen, mit Escape abbrechen.',
    over: (text, place, count) => `Route ${text} steht auf Platz ${place} von ${count}.`,
    moved: (text, place, count) => `Route ${text} auf Platz ${place} von ${count} verschoben.`,
    cancelled: (text) => `Route ${text} steht wieder, wo sie war.`,
  },
  RouteLinter: {
    title: 'Routenprüfung',
    nothing: 'Keine Probleme gefunden.',
    working: 'Die Routen werden geprüft',
    stopped: 'Die Prüfung dauerte zu lange und wurde beendet. Eine Route ist zu verwickelt.',
    failed: 'Die Prüfung ließ sich nicht laden. Laden Sie die Seite neu.',
    example: (number) => `Zum Beispiel ${number}.`,
    more: (count) => `${count} weitere zeigen`,
  },
  RouteTester: {
    number: 'Nummer zum Testen',
    numberHelp: 'Wie gewählt. Getestet wird mit und ohne führendes +.',
    without: 'Ohne +',
    with: 'Mit +',
    sent: 'Geht hinaus als',
    via: (address) => `über ${address}`,
    stopped: 'Das dauerte zu lange und wurde beendet: Eine Route hält auch die Vermittlung auf.',
    failed: 'Der Test ließ sich nicht laden. Laden Sie die Seite neu.',
    examples: 'Beispiele',
    examplesHelp:
      'Nummern zu dieser Tabelle, in diesem Browser gespeichert. Nach jeder Änderung zeigen sie, was wechselt.',
    paste: 'Neue Nummern, eine je Zeile',
    add: 'Beispiele hinzufügen',
    remove: (number) => `${number} entfernen`,
    columns: { number: 'Nummer', now: 'Carrier jetzt', saved: 'Wie gespeichert' },
    moved: (count) => (count === 1 ? '1 Beispiel wechselt' : `${count} Beispiele wechseln`),
    same: 'Kein Beispiel wechselt.',
    explain: (number) => `${number} testen`,
  },
  InboundExplainer: {
    source: 'Quelladresse',
    sourceHelp: 'Woher der Anruf kommt: die IPv4-Adresse des Carriers oder Geräts.',
    host: 'Host',
    hostHelp: 'Aus der Request-URI: ein SIP-Realm oder eine Adresse der Plattform.',
    number: 'Gewählte Nummer',
    numberHelp: 'Mit oder ohne führendes +. Für einen Anruf ohne Nummer leer lassen.',
    fill: 'Geben Sie ein, woher der Anruf kommt und an welchen Host er geht.',
    result: 'Was mit dem Anruf geschieht',
    unknowns: 'Was sich hier nicht sagen lässt',
  },
};
