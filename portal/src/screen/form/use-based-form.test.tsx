import { createRoot } from 'react-dom/client';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { page, people, tokenFor } from '../../../testing/index.ts';
import { keepDraftFor } from '../../session/drafts.ts';
import { getSession, startSession } from '../../session/session.ts';
import { useBasedForm } from './use-based-form.ts';

const base = { vendor: '', label: '' };
const rules = v.object({ vendor: v.string(), label: v.string() });

function Probe() {
  const { form } = useBasedForm({ base, schema: () => rules });
  const [vendor, label] = useWatch({ control: form.control, name: ['vendor', 'label'] });
  return <output aria-label="Watched">{`${vendor} ${label}`}</output>;
}

// Rendered once, as in the built console: strict mode renders twice and hides missed updates.
test('what a draft brings is seen by the form itself', async () => {
  startSession(await tokenFor(people.admin));
  const { userSid = '' } = getSession()?.user ?? {};
  const notice = { title: 'Values of the deleted one', messages: [] };
  const values = { vendor: 'soniox', label: 'spare' };
  keepDraftFor('/internal/probe', userSid, null, values, notice);
  window.history.pushState(null, '', '/internal/probe');
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<Probe />);
  await expect.element(page.getByLabelText('Watched')).toHaveTextContent('soniox spare');
  root.unmount();
  host.remove();
});
