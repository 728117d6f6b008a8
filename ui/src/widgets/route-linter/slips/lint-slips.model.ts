import { maxRouteLength } from '../../outbound-routes/routes.model.ts';
import { longer } from '../example.ts';
import type { Finding } from '../finding.model.ts';
import { named, type Row } from '../lint-carriers.model.ts';
import type { Said } from '../lint-sentences.model.ts';
import { routeAutomaton } from '../slow/automaton.model.ts';
import { slowNumber } from '../slow/slow-number.model.ts';
import { Union, witness } from '../slow/union.model.ts';
import { numberClass, starredBeginning, withoutDots } from './slips.model.ts';

/** Findings about one text by itself. */

export const asText = (id: string, text: string): Pick<Finding<Said>, 'fix'> =>
  text.length > maxRouteLength
    ? {}
    : { fix: { label: ['write', text], what: 'texts', texts: { [id]: text } } };

/** A number that matches one text but not the other. */
function difference(text: string, other: string): string | null {
  const [own, meant] = [text, other].map(routeAutomaton);
  if (!own || !meant) return null;
  const found = witness(new Union([own]), new Union([meant]), false);
  return typeof found === 'string' ? longer(found, text) : null;
}

/** Finds valid expressions that don't mean what they look like. */
export function slips(row: Row): Finding<Said>[] {
  const { id, route, isInvalid } = row;
  if (isInvalid) return [];
  const finding = (message: Said, severity: Finding['severity']) => ({
    id: `slip ${id} ${message[0]}`,
    kind: 'slip' as const,
    severity,
    routeIds: [id],
    message,
  });
  const findings: Finding<Said>[] = [];
  const meant = starredBeginning(route.text);
  const taken = meant === null ? null : difference(route.text, meant);
  if (meant !== null && taken !== null) {
    findings.push({
      ...finding(['starred', named(row)], 'problem'),
      example: taken,
      ...asText(id, meant),
    });
  }
  const wrong = numberClass(route.text);
  if (wrong) {
    findings.push(finding(['numberClass', named(row), wrong.part, wrong.digits], 'problem'));
  }
  const plain = withoutDots(route.text);
  const dotted = plain === null ? null : difference(route.text, plain);
  if (dotted !== null) {
    findings.push({ ...finding(['dots', named(row)], 'notice'), example: dotted });
  }
  return findings;
}

/** Finds expressions that backtrack exponentially. */
export function slow(row: Row): Finding<Said>[] {
  const example = row.isInvalid ? null : slowNumber(row.route.text);
  if (example === null) return [];
  return [
    {
      id: `slow ${row.id}`,
      kind: 'slow',
      severity: 'problem',
      routeIds: [row.id],
      message: ['slow', named(row)],
      example,
    },
  ];
}
