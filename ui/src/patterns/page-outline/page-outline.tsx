import { clsx } from 'clsx';
import { CircleAlert, ListTree } from 'lucide-react';
import { type ComponentProps, lazy, type RefObject, Suspense, useSyncExternalStore } from 'react';
import { checkNames } from '../../development/checks.ts';
import { Button } from '../../primitives/button/index.ts';
import { useLabels } from '../../use-labels.ts';
import { goToPart, useOutline } from './use-outline.ts';

export const defaultLabels = {
  label: 'On this page',
  /** Read after the title of a section with problems. */
  problemText: 'has problems',
};

export type PageOutlineLabels = typeof defaultLabels;

export type PageOutlineProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** Element that holds the sections: each `FormSection` with a title. */
  of: RefObject<HTMLElement | null>;
  /** Name of the landmark, and its heading. */
  label?: string;
  /** Overrides texts of the current language. */
  labels?: Partial<PageOutlineLabels>;
  /** @deprecated since 0.3.0, use `labels.problemText`, removed in 0.4.0 */
  problemText?: string;
};

/** Needed only if there is no room for the list. */
const DropdownMenu = lazy(async () => ({
  default: (await import('../../primitives/dropdown-menu/index.ts')).DropdownMenu,
}));

/** With fewer sections, no outline is shown. */
const fewest = 3;

/**
 * Outline of a long form, with a dot at each section with problems: a sticky list beside it from
 * 1280 px on, a menu above it in narrower windows.
 */
export function PageOutline({
  of,
  label: givenLabel,
  problemText: givenProblemText,
  labels,
  className,
  ...rest
}: PageOutlineProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkNames('PageOutline', { problemText: givenProblemText });
  }
  const text = useLabels('PageOutline', defaultLabels, labels);
  const label = givenLabel ?? text.label;
  const problemText = givenProblemText ?? text.problemText;
  const { parts, current } = useOutline(of);
  const isWide = useIsWide();
  if (parts.length < fewest) return null;
  if (!isWide) {
    const trigger = (
      <Button size="sm" icon={ListTree}>
        {label}
      </Button>
    );
    return (
      <Suspense fallback={trigger}>
        <DropdownMenu
          trigger={trigger}
          align="start"
          items={parts.map(({ id, title, hasProblem }) => ({
            label: hasProblem ? `${title} (${problemText})` : title,
            ...(hasProblem && { icon: CircleAlert }),
            onSelect: () => goToPart(id),
          }))}
        />
      </Suspense>
    );
  }
  return (
    <nav
      aria-label={label}
      {...rest}
      className={clsx(
        'sticky top-[calc(var(--tl-sticky-top,0px)+1.5rem)] self-start text-small',
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
                  ? 'border-accent-mark font-medium text-default'
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
  );
}

const wide = '(min-width: 1280px)';

const useIsWide = () =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wide);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(wide).matches,
    // Unknown on a server: the menu takes no room beside the page.
    () => false,
  );
