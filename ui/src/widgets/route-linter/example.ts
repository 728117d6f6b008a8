import { compileRoute } from '../../engines/call-routing/outbound.model.ts';
import type { Finding } from './finding.model.ts';
import type { Row } from './lint-carriers.model.ts';

const fits = (text: string, number: string) => {
  const regex = compileRoute(text);
  return number.startsWith(text) || ('expression' in regex && regex.expression.test(number));
};

/** Pads an example to the length of a phone number, if the result still matches. */
export const longer = (number: string, text: string) => {
  const padded = number + '2079460000'.slice(0, Math.max(0, 11 - number.length));
  return fits(text, padded) ? padded : number;
};

/** Example numbers, one for each first digit. */
const dialled = [...'1234567890'].map((digit) => `${digit}5085550123`);

/** An example number that no route above takes. */
export function numberThatReaches(row: Row, rows: readonly Row[]): Pick<Finding, 'example'> {
  const above = rows.filter(({ place }) => place < row.place);
  // No number gets past an invalid route.
  if (above.some(({ isInvalid }) => isInvalid)) return {};
  const taking = above.filter(({ route }) => route.carrierId !== '');
  const example = dialled.find((number) => !taking.some(({ route }) => fits(route.text, number)));
  return example === undefined ? {} : { example };
}
