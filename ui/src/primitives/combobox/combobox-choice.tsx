import * as RadixPopover from '@radix-ui/react-popover';
import { clsx } from 'clsx';
import { useCombobox } from 'downshift';
import { ChevronDown, Loader2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Arrival } from '../../deferred.tsx';
import { useLabels } from '../../use-labels.ts';
import { useOverlayContainer } from '../dialog/overlay-container.ts';
import { popupStyles } from '../select/popup-styles.ts';
import { controlStyles } from '../text-input/index.ts';
import { type ComboboxOption, containing, exactMatch, highlightFor } from './combobox.model.ts';
import { type ComboboxControlProps, defaultLabels, labelOf } from './combobox.tsx';
import { ComboboxList } from './combobox-list.tsx';

/** The input with its list. A separate chunk, because it is larger than a page without lists. */
export function ComboboxChoice({
  value,
  onChange,
  options,
  emptyText,
  isLoading = false,
  size = 'md',
  canClear = false,
  canFilter = false,
  labels,
  className,
  ref,
  isWanted,
  typed: typedBefore,
  ...rest
}: ComboboxControlProps & Arrival) {
  const container = useOverlayContainer();
  const input = useRef<HTMLInputElement>(null);
  const selected = options.find((option) => option.value === value) ?? null;
  const [typed, setTyped] = useState(typedBefore ?? '');
  const text = useLabels('Combobox', defaultLabels, labels);
  const isInert = rest.disabled === true;
  const listed = canFilter ? containing(options, typed) : options;

  const combobox = useCombobox<ComboboxOption>({
    items: [...listed],
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    selectedItem: selected,
    inputId: rest.id,
    initialIsOpen: isWanted,
    ...(typedBefore !== null && {
      initialInputValue: typedBefore,
      initialHighlightedIndex: highlightFor(listed, typedBefore, canFilter),
    }),
    // The list does its own scrolling: not every option is in the DOM.
    scrollIntoView: () => undefined,
    stateReducer: (state, { type, changes }) => {
      const types = useCombobox.stateChangeTypes;
      switch (type) {
        case types.InputChange: {
          const next = changes.inputValue ?? '';
          const shown = canFilter ? containing(options, next) : options;
          return { ...changes, highlightedIndex: highlightFor(shown, next, canFilter) };
        }
        case types.InputClick:
          return {
            ...changes,
            isOpen: true,
            ...(state.isOpen && { highlightedIndex: state.highlightedIndex }),
          };
        case types.InputKeyDownEnter:
          // Nothing to choose: keep the state, so that leaving can still restore the text.
          return state.highlightedIndex < 0 ? state : changes;
        case types.InputKeyDownEscape:
          // The second Escape belongs to a surrounding dialog.
          return state.isOpen ? { ...changes, inputValue: labelOf(selected) } : state;
        case types.ControlledPropUpdatedSelectedItem:
          // Keeps the typed text when the choice changes from outside while typing.
          return state.isOpen && typed !== '' ? state : changes;
        case types.InputBlur: {
          // Downshift would treat every press in a shadow root as outside.
          const root = input.current?.getRootNode();
          if (root instanceof ShadowRoot && root.activeElement === input.current) return state;
          const left = state.inputValue.trim();
          const match = exactMatch(options, left) ?? (canClear && left === '' ? null : selected);
          return { ...changes, selectedItem: match, inputValue: labelOf(match) };
        }
        default:
          return changes;
      }
    },
    onInputValueChange: ({ type, inputValue }) =>
      setTyped(type === useCombobox.stateChangeTypes.InputChange ? inputValue : ''),
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? null),
    onIsOpenChange: ({ isOpen, type }) => {
      setTyped((before) => (isOpen ? before : ''));
      const byTyping = type === useCombobox.stateChangeTypes.InputChange;
      if (isOpen && !byTyping) input.current?.select();
    },
  });

  // Keeps letters typed before this chunk loaded, with the cursor behind them.
  useEffect(() => {
    if (typedBefore !== null) {
      input.current?.setSelectionRange(typedBefore.length, typedBefore.length);
    }
  }, [typedBefore]);

  // Downshift tracks the chosen option but not its label, which may arrive with late options.
  const selectedLabel = labelOf(selected);
  const { isOpen, setInputValue, setHighlightedIndex } = combobox;
  useEffect(() => {
    if (!isOpen) setInputValue(selectedLabel);
  }, [selectedLabel, isOpen, setInputValue]);

  // When options arrive while typing, the typed text highlights one of them.
  const pointedAmong = useRef(options.length);
  useEffect(() => {
    if (pointedAmong.current === options.length) return;
    pointedAmong.current = options.length;
    if (isOpen && typed !== '') setHighlightedIndex(highlightFor(listed, typed, canFilter));
  });

  // Called on every render, open or not: Downshift looks for it only on the first.
  const menuProps = combobox.getMenuProps(
    { 'aria-label': rest['aria-label'] ?? text.options },
    { suppressRefError: true },
  );
  const hasClear = canClear && selected !== null && !isInert;
  return (
    <RadixPopover.Root open={combobox.isOpen}>
      <RadixPopover.Anchor asChild>
        <div
          className={clsx('relative', className)}
          data-state={combobox.isOpen ? 'open' : 'closed'}
        >
          <input
            {...combobox.getInputProps(
              {
                spellCheck: false,
                ...rest,
                // The label is wired by the field's id.
                'aria-labelledby': rest['aria-labelledby'],
                ref: (node: HTMLInputElement | null) => {
                  input.current = node;
                  if (typeof ref === 'function') return ref(node);
                  if (ref) ref.current = node;
                },
              },
              { suppressRefError: true },
            )}
            title={labelOf(selected) || undefined}
            className={controlStyles({
              size,
              className: clsx(
                'truncate',
                hasClear ? 'pe-15! pointer-coarse:pe-22!' : 'pe-9! pointer-coarse:pe-11!',
              ),
            })}
          />
          <div className="absolute inset-y-0 end-1.5 flex items-center pointer-coarse:end-0">
            {hasClear && (
              <button
                type="button"
                tabIndex={-1}
                aria-label={text.clear}
                title={text.clear}
                className="grid size-6 place-items-center rounded-sm text-muted hover:bg-hover hover:text-default pointer-coarse:size-control"
                onClick={() => {
                  combobox.selectItem(null);
                  input.current?.focus();
                }}
              >
                <X size={16} strokeWidth={1.75} aria-hidden />
              </button>
            )}
            {isLoading ? (
              <span
                role="status"
                className="grid size-6 place-items-center text-muted pointer-coarse:size-control"
              >
                <Loader2 size={16} strokeWidth={1.75} aria-hidden className="animate-spin" />
                <span className="sr-only">{text.loading}</span>
              </span>
            ) : (
              <button
                {...combobox.getToggleButtonProps({ disabled: isInert })}
                type="button"
                aria-label={text.open}
                className="grid size-6 place-items-center text-muted disabled:opacity-55 pointer-coarse:size-control"
              >
                <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
              </button>
            )}
          </div>
        </div>
      </RadixPopover.Anchor>
      <RadixPopover.Portal container={container}>
        <RadixPopover.Content
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // The focus stays in the input, and Downshift closes the list.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className={clsx(popupStyles, 'w-(--radix-popover-trigger-width) min-w-56 outline-none')}
        >
          <ComboboxList
            combobox={combobox}
            options={listed}
            selected={selected}
            menuProps={menuProps}
          />
          {listed.length === 0 && (
            <p role="status" className="px-3 py-2.5 text-muted">
              {isLoading ? text.loading : (emptyText ?? text.empty)}
            </p>
          )}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
