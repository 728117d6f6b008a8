import '../../testing/jsdom/index.ts';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'storybook/test';
import { expect, it, onTestFinished } from 'vitest';
import { behaviours, checkEvery, EveryControl } from './native-forms.fixtures.tsx';

it.each(Object.entries(behaviours))('in jsdom: %s', async (_, behaviour) => {
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  root.render(<EveryControl behaviour={behaviour} />);
  await waitFor(() => expect(page.querySelector('form')).not.toBeNull());
  await checkEvery(page, behaviour);
});
