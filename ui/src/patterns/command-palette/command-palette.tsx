import * as RadixDialog from '@radix-ui/react-dialog';
import { Command } from 'cmdk';
import { CornerDownLeft, type LucideIcon, Search } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { checkNames } from '../../development/checks.ts';
import { HandsOriginOn, useFocusOrigin } from '../../focus-origin.tsx';
import { useOverlayRoot } from '../../overlay-root.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { marked } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';

export type PaletteItem = {
  /** Unique in the palette. */
  id: string;
  label: string;
  icon: LucideIcon;
  /** Distinguishes items of the same name: owner, address. */
  detail?: string | undefined;
  /** Second line below the label: the owner. */
  secondLine?: string | undefined;
};

export type PaletteGroup = {
  id: string;
  heading: string;
  items: readonly PaletteItem[];
};

export const defaultLabels = {
  /** Name of dialog, field and list. */
  name: 'Search or jump to',
  placeholder: 'Search, or paste an ID, number or address',
  searching: 'Searching',
  move: 'move',
  open: 'open',
  close: 'close',
};

export type CommandPaletteLabels = typeof defaultLabels;

export type CommandPaletteProps = {
  /** Whether the palette is open. */
  open: boolean;
  /** Called when the palette wants to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Text in the field. */
  query: string;
  /** Called on every key with the text so far. */
  onQueryChange: (query: string) => void;
  /** Matches of the query, best first: the palette does no filtering itself. */
  groups: readonly PaletteGroup[];
  /** Called when an item was chosen by press or Enter. The palette stays open. */
  onSelect?: (id: string) => void;
  /** Whether more results are being loaded. */
  isLoading?: boolean;
  /** Line below the results: that there are none, or what could not be searched. */
  note?: ReactNode;
  /** Overrides texts of the current language. */
  labels?: Partial<CommandPaletteLabels>;
  /** @deprecated since 0.3.0, use `onSelect`, removed in 0.4.0 */
  onChoose?: (id: string) => void;
  /** @deprecated since 0.3.0, use `isLoading`, removed in 0.4.0 */
  isBusy?: boolean;
};

/** Finds and opens anything by name, on top of any screen. */
export function CommandPalette({
  open,
  onOpenChange,
  query,
  onQueryChange,
  groups,
  onChoose,
  onSelect = onChoose,
  isBusy,
  isLoading = isBusy ?? false,
  note,
  labels,
}: CommandPaletteProps) {
  if (process.env.NODE_ENV !== 'production') checkNames('CommandPalette', { onChoose, isBusy });
  const text = useLabels('CommandPalette', defaultLabels, labels);
  const { origin, remember, giveBack } = useFocusOrigin();
  const field = useRef<HTMLInputElement>(null);
  const shown = groups.filter(({ items }) => items.length > 0);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal container={useOverlayRoot()}>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-scrim transition-opacity motion-safe:starting:opacity-0" />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            remember();
            // Radix would select the query, and the next key would replace it.
            event.preventDefault();
            const { current } = field;
            current?.focus();
            current?.setSelectionRange(current.value.length, current.value.length);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The chosen command may have moved the focus already.
            if (document.activeElement === document.body) giveBack();
          }}
          className="fixed inset-x-4 top-[12dvh] z-40 mx-auto flex max-h-[70dvh] max-w-[40rem] flex-col overflow-hidden rounded-lg border border-default bg-raised shadow-overlay outline-none transition-[opacity,transform] motion-safe:starting:-translate-y-1 motion-safe:starting:opacity-0 max-[480px]:inset-x-2 max-[480px]:top-2 max-[480px]:max-h-[calc(100dvh-1rem)]"
        >
          <HandsOriginOn origin={origin} />
          <RadixDialog.Title className="sr-only">{text.name}</RadixDialog.Title>
          <Command
            label={text.name}
            shouldFilter={false}
            loop
            className="flex min-h-0 flex-col text-default"
          >
            <div className="flex shrink-0 items-center gap-2.5 border-b border-subtle px-4">
              {isLoading ? (
                <Spinner className="shrink-0" label={text.searching} />
              ) : (
                <Search aria-hidden className="size-4 shrink-0 text-muted" />
              )}
              <Command.Input
                ref={field}
                value={query}
                onValueChange={onQueryChange}
                placeholder={text.placeholder}
                spellCheck={false}
                autoCapitalize="none"
                className="h-12 min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-muted"
              />
            </div>
            <Command.List
              label={text.name}
              className="min-h-0 flex-auto scroll-py-2 overflow-y-auto overscroll-contain p-2 empty:hidden"
            >
              {shown.map(({ id, heading, items }) => (
                <Command.Group
                  key={id}
                  heading={heading}
                  className="not-first:mt-2 **:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:py-1 **:[[cmdk-group-heading]]:text-meta **:[[cmdk-group-heading]]:text-muted"
                >
                  {items.map((item) => (
                    <PaletteRow key={item.id} item={item} onSelect={onSelect} />
                  ))}
                </Command.Group>
              ))}
            </Command.List>
            <div role="status" className="shrink-0 px-4 wrap-anywhere text-muted">
              {note && <div className="border-t border-subtle py-3">{note}</div>}
            </div>
            <div
              aria-hidden
              className="flex shrink-0 items-center gap-4 border-t border-subtle px-4 py-2 text-meta text-muted max-[480px]:hidden"
            >
              <Hint keys="↑ ↓">{text.move}</Hint>
              <Hint keys="↵">{text.open}</Hint>
              <Hint keys="esc">{text.close}</Hint>
            </div>
          </Command>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function PaletteRow({
  item,
  onSelect,
}: {
  item: PaletteItem;
  onSelect: ((id: string) => void) | undefined;
}) {
  const Icon = item.icon;
  return (
    <Command.Item
      value={item.id}
      onSelect={onSelect}
      className="group flex min-h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 py-1.5 outline-none data-[selected=true]:bg-accent-soft forced-colors:data-[selected=true]:bg-[Highlight] forced-colors:data-[selected=true]:text-[HighlightText] pointer-coarse:min-h-11"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="grid min-w-0 flex-1 grid-cols-1">
        <span className="flex min-w-0 items-baseline gap-2.5">
          <span className="min-w-0 shrink truncate" title={marked(item.label)}>
            {marked(item.label)}
          </span>
          {item.detail && (
            <span
              className="min-w-0 flex-1 shrink-[2] truncate text-small text-muted"
              title={marked(item.detail)}
            >
              {marked(item.detail)}
            </span>
          )}
        </span>
        {item.secondLine && (
          <span className="truncate text-small text-muted" title={marked(item.secondLine)}>
            {marked(item.secondLine)}
          </span>
        )}
      </span>
      <CornerDownLeft
        aria-hidden
        className="ms-auto size-3.5 shrink-0 text-muted opacity-0 group-data-[selected=true]:opacity-100 rtl:-scale-x-100"
      />
    </Command.Item>
  );
}

function Hint({ keys, children }: { keys: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5">
      <kbd className="rounded-sm border border-default px-1 font-mono">{keys}</kbd>
      {children}
    </span>
  );
}
