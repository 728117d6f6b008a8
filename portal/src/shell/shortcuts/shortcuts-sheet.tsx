import { Dialog } from '@trunkline/ui/primitives/dialog';
import { Switch } from '@trunkline/ui/primitives/switch';
import { keys, singleKeys } from '../../screen/page/shortcuts.ts';

const groups = [
  {
    heading: 'Everywhere',
    rows: [
      { hint: keys.palette.hint, what: 'Search or jump to', isSingle: false },
      { hint: keys.save.hint, what: 'Save the form', isSingle: false },
      { hint: keys.review.hint, what: 'Review unsaved changes', isSingle: false },
      { hint: keys.undo.hint, what: 'Undo the last save', isSingle: false },
      { hint: keys.sheet.hint, what: 'Show this sheet', isSingle: true },
    ],
  },
  {
    heading: 'In a list',
    rows: [
      { hint: keys.search.hint, what: 'Go to the search', isSingle: true },
      { hint: keys.add.hint, what: 'Add a record', isSingle: true },
    ],
  },
];

/** Lists all shortcuts, with a switch for single keys. */
export default function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const hasKeys = singleKeys.use();
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts" size="sm">
      <div className="grid gap-5">
        {groups.map(({ heading, rows }) => (
          <section key={heading} className="grid gap-1">
            <h3 className="text-small font-medium text-muted">{heading}</h3>
            <dl>
              {rows.map(({ hint, what, isSingle }) => (
                <div key={hint} className="flex items-center justify-between gap-4 py-1">
                  <dt className={isSingle && !hasKeys ? 'text-muted line-through' : ''}>{what}</dt>
                  <dd>
                    <kbd className="rounded-sm border border-default bg-sunken px-1.5 py-0.5 font-mono text-meta">
                      {hint}
                    </kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Switch
          label="Single-key shortcuts"
          help={`${keys.search.hint}, ${keys.add.hint} and ${keys.sheet.hint}. Turn them off if you use voice control or press keys by accident.`}
          checked={hasKeys}
          onChange={() => singleKeys.set(!hasKeys)}
        />
      </div>
    </Dialog>
  );
}
