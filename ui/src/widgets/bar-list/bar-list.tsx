import { type LinkComponent, linkStyles, PlainLink } from '../../primitives/link/index.ts';
import { formatNumber } from '../../tokens/format/index.ts';
import { useLocale } from '../../use-labels.ts';

export type BarListItem = {
  id: string;
  /** 'Acme Support' */
  label: string;
  value: number;
  /** Shown instead of the number: '38%'. */
  text?: string;
  /** Address of a list of exactly the counted items. */
  href?: string;
};

export type BarListProps = {
  /** Accessible name: 'Calls by account'. */
  label: string;
  /** In display order. The largest value has the longest bar. */
  items: readonly BarListItem[];
  /** The router's link. Default: a plain anchor. */
  LinkComponent?: LinkComponent;
};

/** A few amounts to compare, one bar each. */
export function BarList({ label, items, LinkComponent = PlainLink }: BarListProps) {
  const locale = useLocale();
  const most = Math.max(1, ...items.map(({ value }) => value));
  return (
    <ul
      aria-label={label}
      className="grid min-w-0 grid-cols-1 gap-2.5 text-small pointer-coarse:gap-4"
    >
      {items.map(({ id, label: name, value, text, href }) => (
        <li key={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)_max-content] gap-x-3 gap-y-1">
          {href === undefined ? (
            <span className="truncate" title={name}>
              {name}
            </span>
          ) : (
            <LinkComponent
              href={href}
              title={name}
              className={linkStyles({ variant: 'standalone', className: 'truncate' })}
            >
              {name}
            </LinkComponent>
          )}
          <span className="font-medium">{text ?? formatNumber(value, locale)}</span>
          <span aria-hidden className="col-span-2 h-1.5 overflow-hidden rounded-full bg-sunken">
            <span
              className="block h-full rounded-full bg-accent-mark forced-color-adjust-none"
              style={{ width: `${(value / most) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
