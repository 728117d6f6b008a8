import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Arrowed } from './arrowed.tsx';

const shown = (text: string) =>
  renderToStaticMarkup(createElement(Arrowed, null, text)).replace(/ class="[^"]*"/g, '');

it('an arrow is read aloud as a word, and the parts keep their own direction', () => {
  expect(shown('Acme → Globex')).toBe(
    '<bdi>Acme</bdi> <span role="img" aria-label="to">→</span> <bdi>Globex</bdi>',
  );
});

it.each(['', 'Belongs to another account.', 'a→b'])('%j is drawn as it is', (text) => {
  expect(shown(text)).toBe(text);
});

it('shows what is hidden', () => {
  expect(shown('Ac\u200bme → x')).toContain('<bdi>Ac[U+200B]me</bdi>');
});
