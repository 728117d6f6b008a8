import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Actions } from '../actions/index.ts';
import { Heading } from '../heading/index.ts';

const cardStyles = cva('rounded-lg border border-default bg-card', {
  variants: { padding: { none: '', md: 'p-5', lg: 'p-6' } },
});

export type CardProps = ComponentProps<'div'> & {
  /** The element: `section` with an accessible name, `li` in a list of cards, otherwise `div`. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** `md` 20 px, `lg` 24 px, `none` for tables and lists that reach the border. */
  padding?: 'none' | 'md' | 'lg';
};

/** A surface that groups related content. Separated by borders, without a shadow. */
export function Card({ as = 'div', padding = 'md', className, ...rest }: CardProps) {
  // The four elements share their props; only the type of the ref differs.
  const Element = as as 'div';
  return <Element {...rest} className={cardStyles({ padding, className })} />;
}

export type CardHeaderProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Name of the card. */
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
};

const headerStyles = cva('flex flex-wrap items-start justify-between gap-x-4 gap-y-2');

/** Title, one sentence and actions at the head of a card. */
export function CardHeader({ title, description, actions, className, ...rest }: CardHeaderProps) {
  return (
    <div {...rest} className={headerStyles({ className })}>
      <div className="min-w-0">
        <Heading level={2} className="text-default">
          {title}
        </Heading>
        {description && <p className="mt-0.5 max-w-prose text-small text-muted">{description}</p>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </div>
  );
}
