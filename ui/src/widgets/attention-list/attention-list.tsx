import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type LinkComponent, linkStyles, PlainLink } from '../../primitives/link/index.ts';

/** Something that needs attention, and the link to fix it. */
export type AttentionItem = {
  id: string;
  /** `danger`: calls fail because of it. `warning`: they may fail. `notice`: nothing is broken. */
  severity: 'danger' | 'warning' | 'notice';
  /** 'Acme backup trunk is unregistered' */
  title: string;
  /** Cause, or start: '401 Unauthorized'. */
  detail?: ReactNode;
  /** 'Open carrier'. Its accessible name includes the title. */
  action: { label: string; href: string };
};

export type AttentionListProps = {
  /** Accessible name: 'Needs a look'. */
  label: string;
  /** Most harmful first. */
  items: readonly AttentionItem[];
  /** The router's link. Default: a plain anchor. */
  LinkComponent?: LinkComponent;
};

const icons = {
  danger: { Icon: CircleAlert, tone: 'text-danger' },
  warning: { Icon: TriangleAlert, tone: 'text-warning' },
  notice: { Icon: Info, tone: 'text-muted' },
};

/** Things that need attention, one per line, each with a link to fix it. */
export function AttentionList({ label, items, LinkComponent = PlainLink }: AttentionListProps) {
  return (
    <ul aria-label={label} className="grid min-w-0 grid-cols-1">
      {items.map(({ id, severity, title, detail, action }) => {
        const { Icon, tone } = icons[severity];
        return (
          <li
            key={id}
            data-severity={severity}
            className="flex min-w-0 items-start gap-2.5 border-b border-subtle py-2 last:border-b-0 pointer-coarse:py-3"
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden className={`mt-0.5 shrink-0 ${tone}`} />
            <span className="grid min-w-0 flex-1 grid-cols-1">
              <span className="wrap-anywhere">{title}</span>
              {detail && <span className="text-small wrap-anywhere text-muted">{detail}</span>}
            </span>
            <LinkComponent
              href={action.href}
              aria-label={`${action.label}: ${title}`}
              className={linkStyles({
                className:
                  'max-w-1/2 shrink-0 text-small wrap-anywhere pointer-coarse:-my-[13px] pointer-coarse:py-[13px]',
              })}
            >
              {action.label}
            </LinkComponent>
          </li>
        );
      })}
    </ul>
  );
}
