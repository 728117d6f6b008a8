import * as RadixTabs from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { checkNames, checkTab } from '../../development/checks.ts';
import { useLabels } from '../../use-labels.ts';
import { usePageDirection } from '../../use-page-direction.ts';

export type TabItem = {
  value: string;
  label: string;
  /** A count or a word after the label. */
  badge?: ReactNode;
  /** Something inside needs attention: shows an icon, and a word for screen readers. */
  hasError?: boolean;
  content: ReactNode;
};

export type TabsProps = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'dir'> & {
  /** All tabs with their content, in order. */
  items: readonly TabItem[];
  /** The open tab. Leave it out to make the tabs uncontrolled. */
  value?: string;
  /** The tab that is open initially, when `value` is left out. Default: the first. */
  defaultValue?: string;
  /** Called with the value of the tab that opens. */
  onChange?: (value: string) => void;
  /** Keeps closed panels mounted, so that forms keep their fields. */
  keepMounted?: boolean;
  /** Name of the tab list for screen readers. */
  label?: string;
  /** Overrides texts of the current language. */
  labels?: Partial<TabsLabels>;
  /** @deprecated since 0.3.0, use `labels.errorText`, removed in 0.4.0 */
  errorText?: string;
};

export const defaultLabels = {
  /** Read after the label of a tab with errors. */
  errorText: 'has errors',
};

export type TabsLabels = typeof defaultLabels;

// Radix focuses a pressed tab from code, which browsers treat as keyboard focus: keep the focus
// ring for the keyboard.
const markPressed = ({ currentTarget }: { currentTarget: HTMLElement }) => {
  currentTarget.dataset['pressed'] = '';
};
const unmarkPressed = ({ currentTarget }: { currentTarget: HTMLElement }) => {
  delete currentTarget.dataset['pressed'];
};

/** One panel at a time. Arrow keys, Home and End move between tabs and open them. */
export function Tabs({
  items,
  value,
  defaultValue = items[0]?.value,
  onChange,
  keepMounted = false,
  label,
  errorText,
  labels,
  className,
  ...rest
}: TabsProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkTab(value ?? defaultValue, items);
    checkNames('Tabs', { errorText });
  }
  const text = useLabels('Tabs', defaultLabels, labels);
  return (
    <RadixTabs.Root
      {...rest}
      dir={usePageDirection()}
      value={value}
      defaultValue={defaultValue}
      onValueChange={onChange}
      className={className}
    >
      {/* Scrolls sideways when narrow; the padding leaves room for the focus ring. */}
      <div className="-mx-1.5 overflow-x-auto">
        <RadixTabs.List
          aria-label={label}
          className="mx-1.5 flex min-w-max gap-5 border-b border-default"
        >
          {items.map((item) => (
            <RadixTabs.Trigger
              key={item.value}
              value={item.value}
              data-has-error={item.hasError || undefined}
              onPointerDown={markPressed}
              onBlur={unmarkPressed}
              onKeyDown={unmarkPressed}
              className={clsx(
                'relative -mx-1.5 flex h-10 items-center gap-1.5 rounded-sm px-1.5 font-medium whitespace-nowrap text-muted transition-colors pointer-coarse:h-11',
                'hover:text-default focus-visible:-outline-offset-2 data-pressed:outline-none data-[state=active]:text-default',
                'after:absolute after:inset-x-1.5 after:bottom-0 after:h-0.5 after:bg-transparent data-[state=active]:after:bg-accent-mark forced-colors:data-[state=active]:after:bg-[Highlight]',
              )}
            >
              {item.label}
              {item.badge !== undefined && (
                <span className="rounded-full bg-sunken px-1.5 text-meta font-normal text-muted">
                  {item.badge}
                </span>
              )}
              {item.hasError && (
                <>
                  <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="text-danger" />
                  <span className="sr-only">{errorText ?? text.errorText}</span>
                </>
              )}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
      </div>
      {items.map((item) => (
        <RadixTabs.Content
          key={item.value}
          value={item.value}
          forceMount={keepMounted || undefined}
          className="rounded-sm pt-5 data-[state=inactive]:hidden"
        >
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
