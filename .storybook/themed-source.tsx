import { CodeOrSourceMdx, Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

const isDark = () => document.documentElement.dataset.mode === 'dark';

/** A code block in the scheme of the page. */
export const ThemedSource = (props: ComponentProps<typeof Source>) => (
  <Source {...props} dark={isDark()} />
);

/** Code on a Markdown page: a block, or inline. */
export function ThemedCode(props: ComponentProps<typeof CodeOrSourceMdx>) {
  const { className, children } = props;
  const language = /language-(\w+)/.exec(className ?? '')?.[1];
  if (!language || typeof children !== 'string') return <CodeOrSourceMdx {...props} />;
  return (
    <ThemedSource
      code={children}
      language={language as ComponentProps<typeof Source>['language']}
      format={false}
    />
  );
}
