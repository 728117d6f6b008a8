import { findByRole } from 'storybook/test';
import { it } from 'vitest';
import { inJsdom } from '../jsdom/in-jsdom.fixtures.ts';
import { drive, Screen } from './testing-library.fixtures.tsx';

it('drives a page in jsdom as in a browser', async () => {
  const { page } = inJsdom(<Screen />);
  await findByRole(page, 'table');
  await drive(page);
});
