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

// Contains the props and types of the whole library, so it loads only on pages that need them.
const ComponentReference = lazy(() => import('./component-reference.tsx'));

/** The page of a component: its import, when to use it, a live story, its props, keys and states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName } = preparedMeta.parameters as { fileName?: string };
  // The built catalogue minifies function names; the docgen info keeps them.
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
