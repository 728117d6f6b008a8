import fc from 'fast-check';

/** Dialled numbers, short enough to match short routes. */
export const numbers = fc
  .tuple(
    fc.constantFrom('', '', '+'),
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 9 }),
  )
  .map(([plus, digits]) => plus + digits);

const atom = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'0123456789') },
  fc.constantFrom('\\d', '.', '[0-4]', '[^5]', '\\+', '\\+?', '(4|5)', '(?:12|3)', '(0+)'),
  fc.constantFrom('\\D', '\\w', '\\W', '\\S', '\\s', '[^\\d]'),
);
const repeated = fc
  .tuple(atom, fc.constantFrom('', '', '', '', '?', '*', '+', '{2}', '{2,}', '{1,3}'))
  .map(([one, times]) => (one.endsWith('?') ? one : one + times));

/** Texts of routes: prefixes, expressions, and sometimes an invalid one. */
export const routeTexts = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('', '^', '^', '^', '^\\+?'),
      fc.array(repeated, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('', '', '', '$'),
    )
    .map(([start, parts, end]) => `${start}${parts.join('')}${end}`),
  fc.constantFrom('.*', '+44', '(44', '44', '^(44|49)', '^44$|^1', ''),
);
