import { compileRoute } from '../../engines/call-routing/outbound.model.ts';
import { isNewRow } from '../../patterns/row-editor/rows.model.ts';
import { maxRouteLength, orderedIds } from '../outbound-routes/routes.model.ts';
import { longer, numberThatReaches } from './example.ts';
import {
  anchoredChoices,
  choicesOf,
  isAtEnd,
  isSeveral,
  plainNumber,
  withoutEmptyChoices,
} from './expression.model.ts';
import type { Finding, LintInput } from './finding.model.ts';
import { carriersOf, named, type Row, spare, tableOf } from './lint-carriers.model.ts';
import type { Said } from './lint-sentences.model.ts';
import { asText, slips, slow } from './slips/lint-slips.model.ts';
import { delimited, numberClass, starredBeginning } from './slips/slips.model.ts';
import { routeAutomaton } from './slow/automaton.model.ts';
import { Union, witness } from './slow/union.model.ts';

/** Checks the routes of a table. Reports only what is proven. */
export function lintRoutes(input: LintInput): Finding<Said>[] {
  const rows = orderedIds(input.routes).flatMap((id, index): Row[] => {
    const route = input.routes.rows[id];
    // A new row without text is still being typed; a stored one takes calls.
    if (!route || (route.text === '' && isNewRow(id))) return [];
    return [{ id, place: index + 1, route, isInvalid: 'message' in compileRoute(route.text) }];
  });
  const reach = reachOf(rows, input.defaultCarrierId !== '');
  const findings = [
    ...reach.filter(({ kind }) => kind === 'no-default'),
    ...tableOf(input),
    ...rows.flatMap((row) => empty(row, rows)),
    ...rows.flatMap((row) => emptyChoice(row, rows)),
    ...rows.flatMap((row) => invalid(row, rows)),
    ...reach.filter(({ kind }) => kind !== 'no-default'),
    ...rows.flatMap(middle),
    ...rows.flatMap(slips),
    ...plusGaps(rows),
    ...rows.flatMap(slow),
    ...rows.flatMap((row) => spare(row, input)),
    ...carriersOf(rows, input),
  ];
  const isProblem = ({ severity }: Finding<Said>) => severity === 'problem';
  return [...findings.filter(isProblem), ...findings.filter((one) => !isProblem(one))];
}

/** A route without text takes every number; without a carrier, the engine skips it. */
function empty(row: Row, rows: readonly Row[]): Finding<Said>[] {
  const { id, place, route } = row;
  if (route.text !== '' || route.carrierId === '') return [];
  return [
    {
      id: `empty ${id}`,
      kind: 'empty',
      severity: 'problem',
      routeIds: [id],
      message: ['empty', place],
      ...numberThatReaches(row, rows),
      fix: { label: ['removeRoute', place], what: 'remove', routeId: id },
    },
  ];
}

/** The second choice of ^44| is empty, so it takes every number. */
function emptyChoice(row: Row, rows: readonly Row[]): Finding<Said>[] {
  const { id, route, isInvalid } = row;
  const without = withoutEmptyChoices(route.text);
  if (isInvalid || without === '' || without === route.text || route.carrierId === '') return [];
  if (!takesAll(route.text) || takesAll(without)) return [];
  return [
    {
      id: `empty choice ${id}`,
      kind: 'empty',
      severity: 'problem',
      routeIds: [id],
      message: ['emptyChoice', named(row)],
      ...numberThatReaches(row, rows),
      ...asText(id, anchoredChoices(without) ?? without),
    },
  ];
}

function takesAll(text: string): boolean {
  const [any, own] = [anyNumber, text].map(routeAutomaton);
  return Boolean(any && own && witness(new Union([any]), new Union([own])) === null);
}

function invalid(row: Row, rows: readonly Row[]): Finding<Said>[] {
  if (!row.isInvalid) return [];
  const { id, route } = row;
  const text = plainNumber(route.text);
  const below = rows.filter(({ place }) => place > row.place).length;
  return [
    {
      id: `invalid ${id}`,
      kind: 'invalid',
      severity: 'problem',
      routeIds: [id],
      message: ['invalid', named(row), below],
      ...numberThatReaches(row, rows),
      ...(text !== null && asText(id, text)),
    },
  ];
}

/** Finds routes that no number reaches, including the default one. */
function reachOf(rows: readonly Row[], hasDefault: boolean): Finding<Said>[] {
  const above = new Union();
  const before: Row[] = [];
  const findings: Finding<Said>[] = [];
  for (const row of rows) {
    const automaton = routeAutomaton(row.route.text);
    if (!automaton) {
      findings.push({
        id: `unknown ${row.id}`,
        kind: 'unknown',
        severity: 'notice',
        routeIds: [row.id],
        message: ['tooComplex', named(row)],
      });
      continue;
    }
    const own = new Union([automaton]);
    const example = witness(own, above);
    // Invalid expressions get their own finding.
    if (example === null && !row.isInvalid) findings.push(dead(row, before, own));
    // The engine skips a route without a carrier.
    if (row.route.carrierId === '') continue;
    above.add(automaton);
    before.push(row);
  }
  const unused = deadDefault(before, above);
  if (hasDefault) return [...findings, ...unused];
  return rows.length === 0 || unused.length > 0 ? findings : [noDefault, ...findings];
}

const noDefault: Finding<Said> = {
  id: 'no default',
  kind: 'no-default',
  severity: 'problem',
  routeIds: [],
  message: ['noDefault'],
};

/** Matches every number with at least one digit. */
const anyNumber = '.';

function deadDefault(before: readonly Row[], above: Union): Finding<Said>[] {
  const any = routeAutomaton(anyNumber);
  if (!any || witness(new Union([any]), above) !== null) return [];
  const cover = coverOf(new Union([any]), before);
  return [
    {
      id: 'dead default',
      kind: 'dead',
      severity: 'notice',
      routeIds: cover ? [cover.id] : [],
      message: ['unusedDefault', cover ? named(cover) : null],
    },
  ];
}

/** The first single route that takes all these numbers. */
const coverOf = (own: Union, before: readonly Row[]) =>
  before.find((one) => {
    const automaton = routeAutomaton(one.route.text);
    return automaton !== null && witness(own, new Union([automaton])) === null;
  });

function dead(row: Row, before: readonly Row[], own: Union): Finding<Said> {
  const { id, route } = row;
  const example = witness(own, new Union());
  const cover = coverOf(own, before);
  const sentence = (): Said => {
    if (example === null) return ['fitsNothing', named(row)];
    if (cover === undefined) return ['coveredTogether', named(row)];
    return cover.route.text === route.text
      ? ['repeats', named(row), cover.place]
      : ['covered', named(row), named(cover)];
  };
  // A number with spaces or dashes never matches a call, nor do the slashes around a regular
  // expression.
  const meant = example === null ? (plainNumber(route.text) ?? delimited(route.text)) : null;
  return {
    id: `dead ${id}`,
    kind: 'dead',
    severity: 'problem',
    routeIds: [id],
    message: sentence(),
    ...(example && { example: longer(example, route.text) }),
    ...(meant !== null && asText(id, meant)),
    ...(meant === null &&
      !isSeveral(route.text) && {
        fix: { label: ['removeRoute', row.place], what: 'remove', routeId: id },
      }),
  };
}

/** A number that contains a match, but not at its beginning; null: there is none. */
function behindBeginning(text: string): string | null {
  const [any, first, second] = [text, `^(?:${text})`, `^\\+(?:${text})`].map(routeAutomaton);
  if (!any || !first || !second) return null;
  const found = witness(new Union([any]), new Union([first, second]), false);
  return typeof found === 'string' ? found : null;
}

/** Finds routes that match in the middle of numbers that begin with something else. */
function middle(row: Row): Finding<Said>[] {
  const { id, route, isInvalid } = row;
  const choices = choicesOf(route.text);
  if (isInvalid || route.text === '' || choices.every((one) => one.startsWith('^'))) return [];
  if (isMistaken(route.text)) return [];
  const found = behindBeginning(route.text);
  if (found === null) return [];
  const loose = choices.filter((one) => !one.startsWith('^') && behindBeginning(one) !== null);
  const [part = ''] = loose;
  // A match at the end may be intended, so no fix is certain.
  const isOpen = loose.some(isAtEnd);
  const text = /^\d+$/.test(route.text)
    ? `^${route.text}`
    : (anchoredChoices(route.text) ?? `^(?:${route.text})`);
  const likely = `15085${route.text}1234`;
  const example =
    /^\d+$/.test(route.text) && !likely.startsWith(route.text) ? likely : longer(found, route.text);
  return [
    {
      id: `middle ${id}`,
      kind: 'middle',
      severity: loose.every(isAtEnd) ? 'notice' : 'problem',
      routeIds: [id],
      message: [
        isAtEnd(part) ? 'atEnd' : 'anywhere',
        named(row),
        loose.length < choices.length ? part : null,
      ],
      example,
      ...(!isOpen && asText(id, text)),
    },
  ];
}

/** Other findings would fix the expression as written, not the intended one. */
const isMistaken = (text: string) => starredBeginning(text) !== null || numberClass(text) !== null;

/** Finds routes that match numbers only with or only without a +. */
function plusGaps(rows: readonly Row[]): Finding<Said>[] {
  const gaps = rows.flatMap((row) => {
    const { text: stored } = row.route;
    if (row.isInvalid || isMistaken(stored) || !/^\^(?:\\\+)?[\d[(\\]/.test(stored)) return [];
    const isPlus = stored.startsWith('^\\+');
    const bare = stored.slice(isPlus ? 3 : 1);
    // Country codes don't begin with 0: +0 is never dialled.
    if (/^[?*{0]/.test(bare) || choicesOf(bare).length > 1) return [];
    const text = `^\\+?${bare}`;
    const [own, both] = [row.route.text, text].map(routeAutomaton);
    if (!own || !both) return [];
    const example = witness(new Union([both]), new Union([own]), !isPlus);
    return typeof example === 'string' ? [{ row, text, example: longer(example, text) }] : [];
  });
  const [first] = gaps;
  if (!first) return [];
  const fixed = gaps.filter(({ text }) => text.length <= maxRouteLength);
  return [
    {
      id: 'plus',
      kind: 'plus',
      severity: 'notice',
      routeIds: gaps.map(({ row }) => row.id),
      message: ['plus', gaps.map(({ row }) => named(row))],
      example: first.example,
      ...(fixed.length > 0 && {
        fix: {
          label: fixed.length === 1 ? ['write', first.text] : ['matchBoth', fixed.length],
          what: 'texts',
          texts: Object.fromEntries(fixed.map(({ row, text }) => [row.id, text])),
        },
      }),
    },
  ];
}
