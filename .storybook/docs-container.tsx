import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { Fragment, type PropsWithChildren, useEffect, useState } from 'react';
import { type Axes, applyAxes, brandOf, schemeOf } from './axes.ts';
import { lookOf } from './look.ts';

type Told = { globals?: Axes }[] | undefined;

/** Docs pages in the scheme and brand of the toolbar, always left to right. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [axes, setAxes] = useState<Axes>(() => {
    const told = (channel.last('globalsUpdated') ?? channel.last('setGlobals')) as Told;
    const first = told?.[0]?.globals ?? {};
    applyAxes(first);
    return first;
  });
  useEffect(() => {
    const handleUpdate = ({ globals }: { globals: Axes }) => {
      // Before the blocks render again.
      applyAxes(globals);
      setAxes(globals);
    };
    channel.on('globalsUpdated', handleUpdate);
    return () => channel.off('globalsUpdated', handleUpdate);
  }, [channel]);
  useEffect(() => {
    document.documentElement.dir = 'ltr';
  }, []);
  return (
    <DocsContainer context={context} theme={lookOf(brandOf(axes), schemeOf(axes))}>
      {/* Code blocks read the scheme only when they render: the key renders them again. */}
      <Fragment key={schemeOf(axes)}>{children}</Fragment>
    </DocsContainer>
  );
}
