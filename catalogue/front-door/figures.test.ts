import { expect, it } from 'vitest';
import { reference } from '../../ui/build/reference.ts';
import { llmsText } from '../llms.ts';
import { countFigures } from './figures.ts';

it('counts the components that llms.txt lists', () => {
  const { components, widgets, buttonKiB, formKiB } = countFigures();
  const listed = [
    ...llmsText(reference()).matchAll(/^`import \{ .* \} from '@trunkline\/ui\/(\w+)\//gm),
  ];
  expect(components).toBe(listed.length);
  expect(widgets).toBe(listed.filter(([, layer]) => layer === 'widgets').length);
  expect(buttonKiB).toBeGreaterThan(1);
  expect(formKiB).toBeGreaterThan(buttonKiB);
});
