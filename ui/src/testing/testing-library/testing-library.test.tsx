import { findByRole, screen, userEvent, waitFor } from 'storybook/test';
import { expect, it } from 'vitest';
import { Combobox } from '../../primitives/combobox/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { inJsdom } from '../jsdom/in-jsdom.fixtures.ts';
import { drive, Screen } from './testing-library.fixtures.tsx';
import { choose } from './testing-library.ts';

// Must run first: afterwards the code of the lists is loaded already.
it.each([
  ['select', Select],
  ['combobox', Combobox],
])('chooses in a %s whose code came after it was found', async (_, Control) => {
  const { page } = inJsdom(
    <form aria-label="Gateway">
      <Control
        aria-label="Protocol"
        name="protocol"
        options={['udp', 'tcp'].map((value) => ({ value, label: value.toUpperCase() }))}
      />
    </form>,
  );
  const found = await findByRole(page, 'combobox');
  await waitFor(() => expect(found.isConnected).toBe(false));
  await choose(screen, userEvent, found, 'TCP');
  const form = await findByRole<HTMLFormElement>(page, 'form');
  await waitFor(() => expect(new FormData(form).get('protocol')).toBe('tcp'));
});

it('drives a page in jsdom as in a browser', async () => {
  const { page } = inJsdom(<Screen />);
  await findByRole(page, 'table');
  await drive(page);
});
