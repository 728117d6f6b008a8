import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx';
import { Check, type LucideIcon } from 'lucide-react';
import { type MouseEvent, type ReactElement, useRef } from 'react';
import { usePageDirection } from '../../use-page-direction.ts';
import { useOverlayContainer } from '../dialog/index.ts';
import { optionStyles, popupStyles } from '../select/index.ts';

export type DropdownMenuAction = {
  label: string;
  icon?: LucideIcon;
  /** Runs the action. With `href` it handles the plain click; other clicks follow the link. */
  onSelect?: () => void;
  /** `danger` for an action that removes something. */
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  /** Why the entry is disabled; shown below the label. */
  disabledReason?: string;
  /** Makes it one of several options: whether it is the chosen one. Such an entry has no icon. */
  isChecked?: boolean;
  /** Makes the entry a link. */
  href?: string;
};

export type DropdownMenuItem = DropdownMenuAction | 'separator' | { heading: string };

export type DropdownMenuProps = {
  /** Button that opens the menu: one element that forwards its props and `ref`. */
  trigger: ReactElement;
  /** Entries in order. */
  items: readonly DropdownMenuItem[];
  /** Edge of the trigger to align with. Default: `end`. */
  align?: 'start' | 'center' | 'end';
  /** Name of the menu, if the trigger's name doesn't suit. */
  label?: string;
  /** Open on mount: the trigger was pressed before the code had loaded. */
  defaultOpen?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void;
};

/** Actions behind a button. Arrows, Home, End and typing move the highlight; Escape closes. */
export function DropdownMenu({
  trigger,
  items,
  align = 'end',
  label,
  defaultOpen = false,
  onOpenChange,
}: DropdownMenuProps) {
  const container = useOverlayContainer();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const hasReturnedFocus = useRef(false);

  function handleSelect(action: () => void) {
    // Focuses the trigger before the action, so that a dialog it opens returns the focus there.
    triggerRef.current?.focus();
    hasReturnedFocus.current = true;
    action();
  }

  // Separators have no id.
  const keys = items.map((item, index) => (item === 'separator' ? `separator ${index}` : ''));

  return (
    // Not modal: a modal menu would pull the focus back while it closes.
    <RadixMenu.Root
      dir={usePageDirection()}
      modal={false}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
    >
      <RadixMenu.Trigger asChild ref={triggerRef}>
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal container={container}>
        <RadixMenu.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          {...(label && { 'aria-label': label, 'aria-labelledby': undefined })}
          onCloseAutoFocus={(event) => {
            if (hasReturnedFocus.current) event.preventDefault();
            hasReturnedFocus.current = false;
          }}
          className={clsx(
            popupStyles,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-80 overflow-y-auto p-1 outline-none',
          )}
        >
          {items.map((item, index) => {
            if (item === 'separator') {
              return (
                <RadixMenu.Separator
                  key={keys[index]}
                  className="-mx-1 my-1 border-t border-subtle"
                />
              );
            }
            if ('heading' in item) {
              return (
                <RadixMenu.Label
                  key={item.heading}
                  className="px-2 pt-2 pb-1 text-meta font-medium text-muted"
                >
                  {item.heading}
                </RadixMenu.Label>
              );
            }
            return <Action key={item.label} action={item} onSelect={handleSelect} />;
          })}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

type ActionProps = {
  action: DropdownMenuAction;
  onSelect: (action: () => void) => void;
};

function Action({ action, onSelect }: ActionProps) {
  const { label, icon: Icon, tone = 'neutral', disabled = false, disabledReason, href } = action;
  const { isChecked } = action;
  // With a reason it stays focusable, so that the reason is read.
  const soft = disabled && disabledReason !== undefined;
  const content = (
    <>
      {Icon && (
        <Icon
          size={16}
          strokeWidth={1.75}
          aria-hidden
          className={clsx('shrink-0', tone === 'neutral' && 'text-muted')}
        />
      )}
      <span className="min-w-0">
        <span className={clsx('block wrap-anywhere', disabled && 'opacity-55')}>{label}</span>
        {soft && <span className="block text-small text-muted">{disabledReason}</span>}
      </span>
    </>
  );
  const isLink = href !== undefined && !disabled;
  if (isChecked !== undefined) {
    return (
      <RadixMenu.CheckboxItem
        checked={isChecked}
        disabled={disabled}
        textValue={label}
        className={optionStyles({ tone: 'neutral' })}
        onSelect={() => onSelect(() => action.onSelect?.())}
      >
        <Check
          size={16}
          strokeWidth={1.75}
          aria-hidden
          className={clsx('shrink-0 text-accent', !isChecked && 'invisible')}
        />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </RadixMenu.CheckboxItem>
    );
  }
  return (
    <RadixMenu.Item
      asChild={isLink}
      disabled={disabled && !soft}
      aria-disabled={soft || undefined}
      textValue={label}
      className={optionStyles({ tone: disabled ? 'neutral' : tone })}
      onSelect={(event) => {
        if (soft) event.preventDefault();
        else if (!isLink) onSelect(() => action.onSelect?.());
      }}
    >
      {isLink ? (
        <a
          href={href}
          onClick={(event) => {
            if (!action.onSelect || !isPlainClick(event)) return;
            event.preventDefault();
            onSelect(action.onSelect);
          }}
        >
          {content}
        </a>
      ) : (
        content
      )}
    </RadixMenu.Item>
  );
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
