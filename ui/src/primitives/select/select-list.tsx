import * as RadixSelect from '@radix-ui/react-select';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Arrival } from '../../deferred.tsx';
import { useOverlayRoot } from '../../overlay-root.ts';
import { pageDirection } from '../../tokens/direction/index.ts';
import { marked } from '../../tokens/text/index.ts';
import { optionStyles, popupStyles } from './popup-styles.ts';
import { fromItemValue, groupedOptions, type SelectOption, toItemValue } from './select.model.ts';
import type { SelectControlProps } from './select.tsx';
import { shownText, TriggerText, triggerStyles } from './select-trigger.tsx';

/** The select with its list. A separate chunk, because it is larger than a page without lists. */
export function SelectList({
  value,
  onChange,
  options,
  placeholder,
  size = 'md',
  className,
  isWanted,
  typed: _typed,
  ...rest
}: SelectControlProps & Arrival) {
  // Radix renders the options of a closed list too, for type-to-select. Waiting for the first focus
  // or pointer keeps a form with many selects from rendering hundreds. Mounting on the press itself
  // would be too late: the list would close on the next one.
  const [isUsed, setUsed] = useState(isWanted);
  const root = useOverlayRoot();
  return (
    <RadixSelect.Root
      dir={pageDirection()}
      defaultOpen={isWanted}
      onOpenChange={() => setUsed(true)}
      value={value === null ? '' : toItemValue(value)}
      onValueChange={(next) => next !== '' && onChange(fromItemValue(next))}
      disabled={rest.disabled}
      // No form has this id: `NativeValue` talks to the form. On a reset, Radix would choose the
      // first value again, even in a controlled select.
      form={`${rest.id}-none`}
    >
      <RadixSelect.Trigger
        {...rest}
        onPointerEnter={() => setUsed(true)}
        onFocus={(event) => {
          rest.onFocus?.(event);
          setUsed(true);
        }}
        className={triggerStyles(size, className)}
      >
        <TriggerText text={shownText(options, value)} placeholder={placeholder} size={size} />
      </RadixSelect.Trigger>
      {isUsed && (
        <RadixSelect.Portal container={root}>
          <RadixSelect.Content
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            className={clsx(
              popupStyles,
              'max-h-[min(20rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) max-w-[min(28rem,calc(100vw-1rem))] overflow-hidden',
            )}
          >
            <RadixSelect.Viewport className="p-1 [scrollbar-width:none]">
              {groupedOptions(options).map((group) => (
                <RadixSelect.Group key={group.label ?? ''}>
                  {group.label !== undefined && (
                    <RadixSelect.Label className="px-2 pt-2 pb-1 text-meta font-medium text-muted">
                      {group.label}
                    </RadixSelect.Label>
                  )}
                  {group.options.map((option) => (
                    <Option key={option.value} option={option} />
                  ))}
                </RadixSelect.Group>
              ))}
            </RadixSelect.Viewport>
          </RadixSelect.Content>
        </RadixSelect.Portal>
      )}
    </RadixSelect.Root>
  );
}

function Option({ option }: { option: SelectOption }) {
  return (
    <RadixSelect.Item
      value={toItemValue(option.value)}
      textValue={option.label}
      disabled={option.disabled}
      className={clsx(optionStyles(), 'pe-8 data-[state=checked]:font-medium')}
    >
      <span dir="auto" className="min-w-0 truncate" title={marked(option.label)}>
        <RadixSelect.ItemText>{marked(option.label)}</RadixSelect.ItemText>
      </span>
      <RadixSelect.ItemIndicator className="absolute end-2 text-accent">
        <Check size={16} strokeWidth={1.75} aria-hidden />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  );
}
