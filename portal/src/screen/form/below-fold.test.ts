import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BelowFold } from './below-fold.tsx';

it('leaves its parts out of the first rendering, and keeps their room', () => {
  const first = renderToStaticMarkup(createElement(BelowFold, null, 'Webhooks'));
  expect(first).not.toContain('Webhooks');
  expect(first).not.toBe('');
});
