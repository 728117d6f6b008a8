import { expect, test } from 'vitest';
import * as applications from '../../../testing/areas/applications.ts';
import { createCarrier } from '../../../testing/areas/carriers.ts';
import * as clients from '../../../testing/areas/clients.ts';
import * as numbers from '../../../testing/areas/phone-numbers.ts';
import * as routing from '../../../testing/areas/routing.ts';
import * as credentials from '../../../testing/areas/speech-credentials.ts';
import * as users from '../../../testing/areas/users.ts';
import { undoButton } from '../../../testing/areas/your-changes.ts';
import {
  announced,
  choose,
  createAccount,
  createApplication,
  createUser,
  openScreen,
  page,
} from '../../../testing/index.ts';

/** Reads the stored record; leaves out SIDs of routes, which change. */
type Told = () => Promise<unknown>;

/** Each opens a record and changes it in its form. */
const changes: Record<string, () => Promise<Told>> = {
  'an application, of two fields': async () => {
    const { sid } = await applications.openNew();
    await applications.nameField.fill('Renamed');
    await applications.statusHook.fill('https://apps.example.com/other');
    return () => applications.storedApplication(sid);
  },
  'a SIP client': async () => {
    const account = await createAccount({ sip_realm: `${crypto.randomUUID()}.example` });
    const { sid } = await clients.createClient(account.sid);
    await openScreen(`${clients.list}/${sid}/edit`, { as: 'admin' });
    await page.getByRole('checkbox', { name: 'Active', exact: true }).click();
    return () => clients.storedClient(sid);
  },
  'a phone number': async () => {
    const account = await createAccount();
    const application = await createApplication(account.sid);
    const { sid } = await numbers.createNumber(account.sid);
    await openScreen(`/internal/phone-numbers/${sid}/edit`, { as: 'admin' });
    await choose(page.getByRole('combobox', { name: /^Application/ }), application.name);
    return () => numbers.storedRow(sid);
  },
  'a user': async () => {
    const { sid, name } = await createUser();
    await users.openUser(sid);
    await users.nameField.fill(`${name}-renamed`);
    await users.viewOnly.click();
    return () => users.storedUser(sid);
  },
  'a speech credential': async () => {
    const { sid } = await credentials.createCredential({ vendor: 'deepgram', api_key: 'FAKE-key' });
    await openScreen(`${credentials.list}/${sid}/edit`, { as: 'admin' });
    await page.getByLabelText('Use for text to speech').click();
    // The form also sends the vendor's defaults, which this record lacked.
    return async () => {
      const { use_for_tts, use_for_stt, label } = await credentials.storedCredential(sid);
      return [use_for_tts, use_for_stt, label];
    };
  },
  'a routing table, whose routes are added, changed, moved and removed': async () => {
    const account = await createAccount();
    const carrier = await createCarrier();
    const { sid } = await routing.createTable(account.sid, carrier.sid, ['^44', '^49', '^33']);
    await openScreen(routing.editOf(sid), { as: 'admin' });
    await routing.textOf(1).fill('^441');
    await routing.moveDown(1).click();
    await routing.removeRoute(3).click();
    await routing.addRoute.click();
    await routing.textOf(3).fill('^34');
    await choose(routing.carrierOf(3), carrier.name);
    return async () =>
      (await routing.storedRoutes(sid)).map(({ regex, priority, lcr_carrier_set_entries }) => ({
        ...{ regex, priority },
        carriers: lcr_carrier_set_entries.map(({ voip_carrier_sid }) => voip_carrier_sid),
      }));
  },
};

test.each(Object.entries(changes))('Undo takes back a change of %s', async (_, change) => {
  const told = await change();
  const before = await told();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await announced(/successfully/);
  expect(await told()).not.toEqual(before);
  await undoButton.click();
  await announced(/^Change to .* undone/);
  expect(await told()).toEqual(before);
});
