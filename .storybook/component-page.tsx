import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { guidance } from '../catalogue/guidance.ts';
import { importLine } from './import-line.ts';

/** The page of a component: what it is, how to import it, what to do and what not, props, states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName } = preparedMeta.parameters as { fileName?: string };
  const component = preparedMeta.component as { displayName?: string; name?: string } | undefined;
  const entry = importLine(fileName ?? '', component?.displayName ?? component?.name ?? '');
  const advice = entry && guidance[entry.path];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {entry && <Source code={entry.line} language="tsx" />}
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
