import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { guidance } from '../catalogue/guidance.ts';
import { importLine } from './import-line.ts';
import { ThemedSource } from './themed-source.tsx';

/** The page of a component: what it is, how to import it, what to do and what not, props, states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName } = preparedMeta.parameters as { fileName?: string };
  // Functions have lost their names in the built catalogue; what documents them keeps it.
  const component = preparedMeta.component as
    | { __docgenInfo?: { displayName?: string }; displayName?: string; name?: string }
    | undefined;
  const name = component?.__docgenInfo?.displayName ?? component?.displayName ?? component?.name;
  const entry = name === undefined ? undefined : importLine(fileName ?? '', name);
  const advice = entry && guidance[entry.path];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {entry && <ThemedSource code={entry.line} language="tsx" />}
      {advice && (
        <ul>
          <li>
            <strong>Do</strong> {advice.do}
          </li>
          <li>
            <strong>Don’t</strong> {advice.dont}
          </li>
        </ul>
      )}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
