import { type ComponentType, createElement, type ReactElement } from 'react';
import { waitFor } from 'storybook/test';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Labels } from '../labels/index.ts';
import { Badge } from '../primitives/badge/index.ts';
import { Button } from '../primitives/button/index.ts';
import { Combobox } from '../primitives/combobox/index.ts';
import { Field } from '../primitives/field/index.ts';
import { RadioGroup } from '../primitives/radio-group/index.ts';
import { Select } from '../primitives/select/index.ts';
import { Tabs } from '../primitives/tabs/index.ts';
import { TextInput } from '../primitives/text-input/index.ts';
import { ThemeRoot } from '../primitives/theme-root/index.ts';
import { inJsdom } from '../testing/jsdom/in-jsdom.fixtures.ts';
import { SipGateways } from '../widgets/sip-gateways/index.ts';
import { SpeechCredential } from '../widgets/speech-credential/index.ts';

/** A component as JavaScript uses it: no type rejects wrong props. */
const loose = (component: unknown, props: object) =>
  createElement(component as ComponentType<object>, props);

const options = [
  { value: 'udp', label: 'UDP' },
  { value: 'tcp', label: 'TCP' },
];
const one = <Select aria-label="Transport" options={options} />;
const held = <Select aria-label="Transport" options={options} value="udp" onChange={() => 0} />;
const ignore = () => undefined;

const mistakes: Record<string, { drawn: ReactElement[]; said: string }> = {
  'an unknown variant': {
    drawn: [loose(Button, { variant: 'danger', children: 'Delete' })],
    said: "Button has no variant 'danger'",
  },
  'an unknown tone': {
    drawn: [loose(Badge, { tone: 'red', children: 'Down' })],
    said: "Badge has no tone 'red'",
  },
  'a field without a control': {
    drawn: [
      <Field key="field" label="Name">
        <input />
      </Field>,
    ],
    said: "Field 'Name' has no control",
  },
  'a field around two controls': {
    drawn: [
      <Field key="field" label="Ports">
        <TextInput />
        <TextInput />
      </Field>,
    ],
    said: "Field 'Ports' has 2 controls",
  },
  'a select without a name': {
    drawn: [<Select key="select" options={options} />],
    said: 'Select has no name for assistive technology',
  },
  'a combobox without a name': {
    drawn: [<Combobox key="combobox" options={options} />],
    said: 'Combobox has no name for assistive technology',
  },
  'a value that no option has': {
    drawn: [loose(Select, { 'aria-label': 'A', options, defaultValue: 'UDP' })],
    said: "Select has no option with the value \"UDP\". It has 'udp', with the label 'UDP'",
  },
  'two options with one value': {
    drawn: [loose(RadioGroup, { label: 'A', options: [...options, options[0]] })],
    said: "RadioGroup has two options with the value 'udp'",
  },
  'a value without onChange': {
    drawn: [<RadioGroup key="radios" label="Transport" options={options} value="udp" />],
    said: 'RadioGroup has a `value` without `onChange`',
  },
  'a value that is held only later': {
    drawn: [one, held],
    said: 'Select is given a value but began without one',
  },
  'a value that is no longer held': {
    drawn: [held, one],
    said: 'Select began with a value and has lost it',
  },
  'an unknown tab': {
    drawn: [
      <Tabs
        key="tabs"
        defaultValue="sms"
        items={[{ value: 'voice', label: 'Voice', content: 'Gateways' }]}
      />,
    ],
    said: "Tabs has no item with the value 'sms'",
  },
  'an unknown vendor': {
    drawn: [<SpeechCredential key="speech" vendor="gogle" value={{}} onChange={ignore} />],
    said: "SpeechCredential doesn't know the vendor 'gogle'",
  },
  'gateways as an array': {
    drawn: [loose(SipGateways, { value: [], onChange: ignore })],
    said: 'SipGateways takes its rows as an object by their id',
  },
  'a brand that cannot be shown': {
    drawn: [loose(ThemeRoot, { brand: { id: 'acme', productName: 'Acme', accent: 'yellow' } })],
    said: "ThemeRoot has a brand whose `accent` can't be used",
  },
  'a label that there is not': {
    drawn: [
      <Labels key="labels" value={{ labels: { Combobox: Object({ opne: 'Öffnen' }) } }}>
        <Combobox aria-label="Account" options={options} />
      </Labels>,
    ],
    said: "Combobox has no label 'opne'",
  },
};

function page() {
  const warned = vi.spyOn(console, 'warn').mockImplementation(ignore);
  onTestFinished(() => warned.mockRestore());
  const { root } = inJsdom();
  const said = () => warned.mock.calls.map(([sentence]) => String(sentence));
  return { root, said };
}

it.each(Object.entries(mistakes))('says once: %s', async (_, { drawn, said: expected }) => {
  const { root, said } = page();
  const times = () => said().filter((sentence) => sentence.includes(expected)).length;
  for (const element of drawn) {
    root.render(element);
    await new Promise(requestAnimationFrame);
  }
  await waitFor(() => expect(times()).toBe(1));
  root.render([...drawn, ...drawn].at(-1));
  await new Promise(requestAnimationFrame);
  expect(times()).toBe(1);
});

it.each([Select, Combobox, RadioGroup])(
  'says which part is missing before it fails',
  async (Part) => {
    const { root, said } = page();
    root.render(loose(Part, { label: 'A', 'aria-label': 'A' }));
    await waitFor(() => expect(said().join()).toContain(`${Part.name} has no \`options\``));
  },
);

it('says nothing of what is right', async () => {
  const { root, said } = page();
  root.render(
    <Field label="Transport">
      <Select options={options} defaultValue="tcp" />
    </Field>,
  );
  await waitFor(() => expect(document.querySelector('[role="combobox"]')).not.toBeNull());
  await new Promise(requestAnimationFrame);
  expect(said()).toEqual([]);
});
