import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';
import { guidance } from '../catalogue/guidance/index.ts';
import { Advice } from './component-advice.tsx';
import { importLine } from './import-line.ts';
import { MarkdownLink } from './markdown-link.tsx';
import { ThemedSource } from './themed-source.tsx';

// Props and types of the whole library: stories do without them.
const ComponentReference = lazy(() => import('./component-reference.tsx'));

/** The page of a component: how to import it, when to use it, live, its props, keys and states. */
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
      <Primary />
      {advice && <Advice advice={advice} />}
      {entry ? (
        <>
          <Suspense fallback={null}>
            <ComponentReference path={entry.path} first={name ?? ''} />
          </Suspense>
          <details className="tl-fold">
            <summary>Try the props of the first example</summary>
            <Controls />
          </details>
        </>
      ) : (
        <Controls />
      )}
      <Stories includePrimary={false} title="Examples" />
      {entry && <MarkdownLink file={`llms/${entry.path}.md`} />}
    </>
  );
}
