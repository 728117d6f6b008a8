import type { TesterSentences } from '../../widgets/route-tester/index.ts';

const nameOf = ({ place, text }: { place: number | null; text: string }) =>
  place === null ? 'Die Standardroute' : `Route ${place} (${text})`;

/** Path of a tested number, in German. */
export const testerSentences: TesterSentences = {
  passed: (route) => `${nameOf(route)} passt nicht.`,
  passedAll: (first, last) =>
    `Die Routen ${first} bis ${last ?? 'zur Standardroute'} passen nicht.`,
  begins: (route) => `${nameOf(route)} passt: Die Nummer beginnt damit.`,
  found: (route, found, at) =>
    found === '' || route.place === null
      ? `${nameOf(route)} passt.`
      : `${nameOf(route)} passt: Die Nummer ${at === 0 ? `beginnt mit ${found}` : `hat ${found} nach den ersten ${at} Zeichen`}.`,
  skipped: (route) => `${nameOf(route)} passt, hat aber keinen Carrier und wird übersprungen.`,
  invalid: (route) =>
    `${nameOf(route)} ist kein regulärer Ausdruck: Die Suche endet hier ohne Ergebnis.`,
  unknownGateways: (carrier) => `Die Gateways von ${carrier} kennt dieser Test nicht.`,
  noGateway: (carrier) => `${carrier} hat kein ausgehendes Gateway. Der Anruf scheitert mit 603.`,
  openDraw:
    'Keine Route passt, deshalb wird ein zufälliger Carrier benutzt. Welche Carrier infrage kommen, lässt sich hier nicht feststellen.',
  noCarrier: 'Kein Carrier kommt infrage. Der Anruf scheitert mit 603.',
  draw: (owner, carriers) => {
    const whose = owner === 'account' ? 'des Kontos' : 'des Dienstanbieters';
    return carriers === 1
      ? `Keine Route passt, deshalb geht der Anruf über den einzigen Carrier ${whose}.`
      : `Keine Route passt, deshalb geht der Anruf über einen zufälligen der ${carriers} Carrier ${whose}.`;
  },
  anyCarrier: 'Ein zufälliger Carrier',
  anotherCarrier: 'ein anderer Carrier',
  noTaker: 'Niemand (603)',
  oneOf: (others, last) => [...others, last].join(' oder '),
};
