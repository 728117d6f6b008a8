import { expect, test } from 'vitest';
import { changeCompound } from '../../../src/screen/form/save/compound/compound-save.ts';
import { saveRecord } from '../../../src/screen/form/save/record/save-record.ts';
import { compoundScenes } from '../compound-scenes.ts';
import { strike } from './struck-calls.ts';
import { created, signedInTab } from './tab.ts';

signedInTab();

test('a credential that was stored counts as saved, also if it could not be read afterwards', async () => {
  const scene = await compoundScenes['a speech credential']();
  const { sid, values, tools } = await created(scene);
  const typed = { ...values, fields: { ...values.fields, use_for_tts: false } };
  const calls = changeCompound(scene.compound(), sid);
  // The credential and its voices are read first, then it is changed.
  const { stop } = strike(new Map([[3, 500]]));
  const outcome = await saveRecord(typed, values, calls, tools);
  stop();
  expect(await scene.compound().read(sid)).toMatchObject({
    values: { fields: { use_for_tts: false } },
  });
  expect(outcome).toMatchObject({ status: 'saved' });
});
