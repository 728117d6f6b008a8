import type { LintSentences, NamedRoute } from '../../widgets/route-linter/index.ts';

const nameOf = ({ place, text }: NamedRoute) => `Route ${place}${text === '' ? '' : ` (${text})`}`;

const whereOf = (routes: readonly NamedRoute[]) => {
  const [first] = routes;
  if (routes.length > 1) return `${routes.length} Routen`;
  return first ? nameOf(first) : 'die Standardroute';
};

const never = (route: NamedRoute, why: string) => `${nameOf(route)} wird nie benutzt: ${why}.`;

/** Sentences of the route check, in German. */
export const lintSentences: LintSentences = {
  noDefault: () =>
    'Kein Standard-Carrier: Anrufe, die keine Route nimmt, gehen über einen zufälligen Carrier.',
  empty: (place) =>
    `Route ${place} hat keinen Text und nimmt deshalb jede Rufnummer, die bis hierher kommt.`,
  emptyChoice: (route) =>
    `${nameOf(route)} nimmt jede Rufnummer, die bis hierher kommt: eine ihrer Alternativen ist leer.`,
  invalid: (route, below) => {
    const lost =
      below === 0
        ? 'der Standard-Carrier wird'
        : `die ${below} Routen darunter und der Standard-Carrier werden`;
    return `${nameOf(route)} ist kein regulärer Ausdruck: eine Rufnummer, die bis hierher kommt und nicht damit beginnt, findet gar keine Route, und ${lost} nie versucht.`;
  },
  fitsNothing: (route) => never(route, 'keine Rufnummer passt dazu'),
  coveredTogether: (route) => never(route, 'die Routen darüber nehmen alle ihre Rufnummern zuerst'),
  repeats: (route, place) => never(route, `Route ${place} sagt dasselbe`),
  covered: (route, by) => never(route, `${nameOf(by)} nimmt alle ihre Rufnummern zuerst`),
  unusedDefault: (by) =>
    `Der Standard-Carrier wird nie benutzt: ${by ? `${nameOf(by)} nimmt` : 'die Routen darüber nehmen'} alle Rufnummern zuerst.`,
  tooComplex: (route) =>
    `Welche Rufnummern ${nameOf(route)} erreichen, lässt sich nicht sagen: sie ist zu verwickelt.`,
  anywhere: (route, part) =>
    `${part === null ? nameOf(route) : `${part} in ${nameOf(route)}`} wird überall in einer Rufnummer gefunden, nicht nur am Anfang.`,
  atEnd: (route, part) =>
    `${part === null ? nameOf(route) : `${part} in ${nameOf(route)}`} wird am Ende einer Rufnummer gefunden, womit sie auch beginnt.`,
  starred: (route) =>
    `* und ? in ${nameOf(route)} stehen für die Ziffer davor, beliebig oft oder gar nicht: sie nimmt auch andere Rufnummern.`,
  numberClass: (route, part, digits) =>
    `${part} in ${nameOf(route)} steht für eine Ziffer${digits.length === 0 ? '' : ` (${digits.join(', ')})`}, nicht für eine längere Nummer.`,
  dots: (route) =>
    `Ein . in ${nameOf(route)} steht für eine beliebige Ziffer, nicht für einen Punkt.`,
  plus: (routes) =>
    `${whereOf(routes)} ${routes.length === 1 ? 'passt' : 'passen'} nur mit oder nur ohne führendes +.`,
  slow: (route) =>
    `${nameOf(route)} kann den Anrufdienst aufhalten: bei langen Rufnummern versucht sie dieselben Ziffern immer wieder.`,
  spare: (route, carrier, more) => {
    const name = carrier ?? 'Ein weiterer Carrier';
    const which = more === 0 ? `${name} wird` : `${name} und ${more} weitere werden`;
    return `${which} von ${nameOf(route)} nie benutzt: der Anrufdienst nimmt nur ihren ersten Carrier.`;
  },
  noCarrier: (routes) =>
    `Für ${whereOf(routes)} ist kein Carrier gewählt; der Anrufdienst überspringt sie.`,
  carrierGone: (routes) =>
    `Diese Tabelle kann den Carrier nicht benutzen, den ${whereOf(routes)} ${routes.length > 1 ? 'nennen' : 'nennt'}.`,
  noGateway: (carrier, routes) =>
    `${carrier} hat kein ausgehendes Gateway. Anrufe über ${whereOf(routes)} scheitern mit 603.`,
  inactiveCarrier: (carrier, routes) =>
    `${carrier} ist inaktiv, aber ${whereOf(routes)} ${routes.length > 1 ? 'benutzen' : 'benutzt'} ihn noch.`,
  rivals: (tables) =>
    `${tables.join(' und ')} ${tables.length > 1 ? 'gelten' : 'gilt'} ebenfalls für dieses Konto. Der Anrufdienst nimmt eine der Tabellen; welche, ist nicht festgelegt.`,
  inactiveTable: () => 'Die Tabelle ist inaktiv, aber der Anrufdienst benutzt sie weiterhin.',
  removeRoute: (place) => `Route ${place} entfernen`,
  write: (text) => `${text} schreiben`,
  matchBoth: (count) => `In allen ${count} beides zulassen`,
  dropSpare: (count) =>
    count === 1 ? 'Den zweiten Carrier entfernen' : 'Die weiteren Carrier entfernen',
};
