import { findAllByRole } from 'storybook/test';
import { it } from 'vitest';
import { inJsdom } from '../../testing/jsdom/in-jsdom.fixtures.ts';
import { behaviours, checkEvery, EveryControl } from './native-forms.fixtures.tsx';

const inBoth = Object.entries(behaviours).filter(([, behaviour]) => !('browserOnly' in behaviour));

it.each(inBoth)('in jsdom: %s', async (_, behaviour) => {
  const { page } = inJsdom(<EveryControl behaviour={behaviour} />);
  await findAllByRole(page, 'form');
  await checkEvery(page, behaviour);
});
