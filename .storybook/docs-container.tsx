import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { type Axes, applyAxes, brandOf, schemeOf } from './axes.ts';
import { lookOf } from './look.ts';

type Told = { globals?: Axes }[] | undefined;

/** Pages of documentation in the scheme and brand of the toolbar, and always left to right. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [axes, setAxes] = useState<Axes>(() => {
    const told = (channel.last('globalsUpdated') ?? channel.last('setGlobals')) as Told;
    return told?.[0]?.globals ?? {};
  });
  useEffect(() => {
    const handleUpdate = ({ globals }: { globals: Axes }) => setAxes(globals);
    channel.on('globalsUpdated', handleUpdate);
    return () => channel.off('globalsUpdated', handleUpdate);
  }, [channel]);
  useEffect(() => {
    document.documentElement.dir = 'ltr';
    applyAxes(axes);
  }, [axes]);
  return (
    <DocsContainer context={context} theme={lookOf(brandOf(axes), schemeOf(axes))}>
      {children}
    </DocsContainer>
  );
}
