import { clsx } from 'clsx';
import type { ComponentProps, RefObject } from 'react';
import { Select } from '../../primitives/select/index.ts';
import { goToPart, useOutline } from './use-outline.ts';

export type PageOutlineProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** What the sections are in: each `FormSection` with a title. */
  of: RefObject<HTMLElement | null>;
  /** Names the landmark, and is its heading. */
  label?: string;
  /** Said after the title of a section in which something is wrong. */
  problemText?: string;
};

/** Fewer sections need no map. */
const fewest = 3;

/**
 * The sections of a long form, with a dot where something is wrong: a list beside it that stays in
 * sight from 1280 px on, a select above it below that.
 */
export function PageOutline({
  of,
  label = 'On this page',
  problemText = 'has problems',
  className,
  ...rest
}: PageOutlineProps) {
  const { parts, current } = useOutline(of);
  if (parts.length < fewest) return null;
  return (
    <>
      <nav
        aria-label={label}
        {...rest}
        className={clsx(
          'sticky top-[calc(var(--tl-sticky-top,0px)+1.5rem)] hidden self-start text-small min-[1280px]:block',
          className,
        )}
      >
        <p aria-hidden className="mb-2 text-meta font-medium text-muted">
          {label}
        </p>
        <ul className="grid border-s border-default">
          {parts.map(({ id, title, hasProblem }) => (
            <li key={id} className="min-w-0">
              <button
                type="button"
                aria-current={id === current ? 'true' : undefined}
                onClick={() => goToPart(id)}
                className={clsx(
                  '-ms-px flex min-h-7 w-full items-center gap-2 border-s-2 py-1 ps-3 text-start transition-colors hover:text-default focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
                  id === current
                    ? 'border-accent-fill font-medium text-default'
                    : 'border-transparent text-muted',
                )}
              >
                <span className="min-w-0 wrap-anywhere">{title}</span>
                {hasProblem && (
                  <>
                    <span
                      aria-hidden
                      className="size-2 shrink-0 rounded-full border border-transparent bg-danger-fill"
                    />
                    <span className="sr-only">{problemText}</span>
                  </>
                )}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-[1280px]:hidden">
        <Select
          aria-label={label}
          size="sm"
          className="max-w-md"
          value={null}
          placeholder={label}
          // Once the list has closed and given the focus back.
          onChange={(id) => requestAnimationFrame(() => goToPart(id))}
          options={parts.map(({ id, title, hasProblem }) => ({
            value: id,
            label: hasProblem ? `${title} (${problemText})` : title,
          }))}
        />
      </div>
    </>
  );
}
