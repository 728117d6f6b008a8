import { compileRoute } from '../../engines/call-routing/outbound.model.ts';
import type { Finding } from './finding.model.ts';
import type { Row } from './lint-carriers.model.ts';

const fits = (text: string, number: string) => {
  const regex = compileRoute(text);
  return number.startsWith(text) || ('expression' in regex && regex.expression.test(number));
};

/** An example as long as a number, where that still fits. */
export const longer = (number: string, text: string) => {
  const padded = number + '2079460000'.slice(0, Math.max(0, 11 - number.length));
  return fits(text, padded) ? padded : number;
};

/** Numbers for examples, each with another beginning. */
const dialled = [...'1234567890'].map((digit) => `${digit}5085550123`);

/** A number that no route above takes. */
export function numberThatReaches(row: Row, rows: readonly Row[]): Pick<Finding, 'example'> {
  const above = rows.filter(({ place }) => place < row.place);
  // Nothing gets past a broken one.
  if (above.some(({ isInvalid }) => isInvalid)) return {};
  const taking = above.filter(({ route }) => route.carrierId !== '');
  const example = dialled.find((number) => !taking.some(({ route }) => fits(route.text, number)));
  return example === undefined ? {} : { example };
}
