import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareNames, comparePlain } from './compare-names.ts';

const letters = fc.constantFrom(...'aAbBzZ019 _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$');
const names = fc.oneof(
  fc.string({ unit: letters, maxLength: 12 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
  fc.stringMatching(/^(Trunk|trunk) ?0{0,2}[0-9]{0,4}$/),
);

it.each(['en', 'de', 'fr', 'it', 'es', 'pt', 'nl'])(
  'orders ASCII as the collator of %s',
  (locale) => {
    const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    fc.assert(
      fc.property(names, names, (a, b) => {
        expect(Math.sign(comparePlain(a, b) ?? Number.NaN)).toBe(Math.sign(collator.compare(a, b)));
      }),
      { numRuns: 2000 },
    );
  },
);

const foreign = fc.string({
  unit: fc.oneof(
    letters,
    // Composed and combining accents, ligatures, digits of other scripts, and invisible characters.
    fc.constantFrom(...'éÉñÑäßæŒøłıİ²½٣５…“ ', 'n\u0303', '\u0301', '\u00ad', '\u200b', '中'),
  ),
  maxLength: 8,
});

it.each(['en', 'de', 'fr', 'it', 'es', 'pt', 'nl'])(
  'orders all else as the collator of %s',
  (locale) => {
    const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    fc.assert(
      fc.property(foreign, foreign, (a, b) => {
        expect(Math.sign(compareNames(a, b, locale))).toBe(Math.sign(collator.compare(a, b)));
      }),
      { numRuns: 4000 },
    );
  },
);

it('leaves other names to the collator, and languages with letters of their own', () => {
  expect(compareNames('Ärger', 'Zug', 'de')).toBeLessThan(0);
  expect(compareNames('chata', 'hora', 'cs')).toBeGreaterThan(0);
  expect(compareNames('acme 2', 'Acme 10', 'en')).toBeLessThan(0);
});
