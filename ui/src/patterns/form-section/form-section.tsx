import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { checkNames } from '../../development/checks.ts';
import { Heading } from '../../primitives/heading/index.ts';

export type FormSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Topic of the fields. Names the section. */
  title: ReactNode;
  /** One sentence of help. */
  description?: ReactNode;
  /** Content below the help: a link to the manual, a status, a button. */
  aside?: ReactNode;
  /** `danger` for the destructive section at the end of a page. */
  tone?: 'neutral' | 'danger';
  /** Level of the heading. */
  level?: 2 | 3;
  /** Keeps title and help above the fields, which need the full width, such as rows of many columns. */
  isWide?: boolean;
  /**
   * `default` is deprecated since 0.3.0, use `tone="neutral"`, removed in 0.4.0. `danger` is deprecated
   * since 0.3.0, use `tone="danger"`, removed in 0.4.0.
   */
  variant?: 'default' | 'danger';
};

/** Card of a form: from 760 px on, title and help at the start and fields beside them. */
export function FormSection({
  title,
  description,
  aside,
  variant,
  tone,
  level = 2,
  isWide = false,
  className,
  children,
  ...rest
}: FormSectionProps) {
  if (process.env.NODE_ENV !== 'production') checkNames('FormSection', { variant });
  const titleId = useId();
  const isDanger = (tone ?? variant) === 'danger';
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      // The danger zone is not part of the outline.
      data-outline={isDanger ? undefined : ''}
      className={clsx(
        '@container min-w-0 scroll-mt-[calc(var(--tl-sticky-top,0px)+1rem)] rounded-lg border bg-card',
        isDanger ? 'border-danger' : 'border-default',
        className,
      )}
    >
      <div
        className={clsx(
          'grid grid-cols-1 gap-x-8 gap-y-4 p-5 @min-[760px]:p-6',
          !isWide && '@min-[760px]:grid-cols-[13rem_minmax(0,1fr)]',
        )}
      >
        <div className="min-w-0">
          <Heading
            level={level}
            size="section"
            id={titleId}
            className={`wrap-anywhere ${isDanger ? 'text-danger' : 'text-default'}`}
          >
            {title}
          </Heading>
          {description && <p className="mt-1 text-small text-muted wrap-anywhere">{description}</p>}
          {aside && <div className="mt-3 text-small">{aside}</div>}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">{children}</div>
      </div>
    </section>
  );
}
