import { CircleAlert, KeyRound, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DataTable, type DataTableColumn } from '../../patterns/data-table/index.ts';
import { EmptyState } from '../../patterns/empty-state/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { SecretDisplay } from '../../primitives/secret-display/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { type ApiKey, type ApiKeysProps, defaultLabels } from './api-keys.types.ts';
import { relativeDay } from './relative-day.model.ts';

const loadDialogs = () => import('./key-dialogs.tsx');
const KeyDialogs = lazy(loadDialogs);

const endOf = ({ token }: ApiKey) => token.slice(-4);

/** The API keys of an account or provider: masked, revealed on demand, added and deleted. */
export function ApiKeys({
  keys,
  today,
  label,
  isLoading = false,
  error,
  onRetry,
  onCreate,
  onDelete,
  canEdit,
  disabledReason,
  labels,
}: ApiKeysProps) {
  const text = useLabels('ApiKeys', defaultLabels, labels);
  const addButton = useRef<HTMLButtonElement>(null);
  const [isCreating, setIsCreating] = useState(false);
  const [createError, setCreateError] = useState<string>();
  const [newToken, setNewToken] = useState<string>();
  const [deleting, setDeleting] = useState<ApiKey>();
  const [wasOpened, setOpened] = useState(false);
  if (!wasOpened && (newToken !== undefined || deleting)) setOpened(true);

  const handleCreate = async () => {
    setIsCreating(true);
    setCreateError(undefined);
    try {
      // Loads the dialog first: a new key that can't be shown would be lost.
      await loadDialogs();
      const { token } = await onCreate();
      setNewToken(token);
    } catch (reason) {
      setCreateError((reason instanceof Error && reason.message) || text.createFailed);
    } finally {
      setIsCreating(false);
    }
  };

  const handleDelete = async () => {
    if (!deleting) return;
    await onDelete(deleting.sid);
    // The button that opened the dialog is gone with its row, so the focus moves elsewhere. The
    // dialog must close first, because it traps the focus.
    flushSync(() => setDeleting(undefined));
    addButton.current?.focus();
  };

  const columns: DataTableColumn<ApiKey>[] = [
    {
      id: 'token',
      header: text.heading(label),
      cardLabel: null,
      isRowHeader: true,
      cell: (key) => (
        <SecretDisplay value={key.token} label={text.key(endOf(key))} className="font-normal" />
      ),
    },
    {
      id: 'lastUsed',
      header: text.lastUsed,
      minWidth: 6,
      isSecondary: true,
      cell: ({ lastUsed }) => relativeDay(lastUsed, today, text),
    },
  ];

  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <DataTable
        label={text.heading(label)}
        columns={columns}
        rows={keys}
        rowKey={({ sid }) => sid}
        isLoading={isLoading}
        skeletonRows={2}
        error={error ? { title: text.errorTitle, message: error } : undefined}
        onRetry={onRetry}
        empty={<EmptyState title={text.empty} icon={KeyRound} className="py-6!" />}
        actionCount={1}
        rowActions={(key) => [
          {
            label: text.deleteKey(endOf(key)),
            icon: Trash2,
            tone: 'danger',
            disabled: !canEdit,
            disabledReason,
            onSelect: () => setDeleting(key),
          },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          ref={addButton}
          size="sm"
          icon={Plus}
          isLoading={isCreating}
          disabled={!canEdit}
          disabledReason={disabledReason}
          onClick={handleCreate}
        >
          {text.add}
        </Button>
        <Text role="alert" size="small" tone="danger">
          {createError && (
            <span className="inline-flex items-start gap-1.5">
              <CircleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
              {createError}
            </span>
          )}
        </Text>
      </div>
      <Suspense>
        {wasOpened && (
          <KeyDialogs
            newToken={newToken}
            onSeen={() => setNewToken(undefined)}
            deleting={deleting}
            onCancel={() => setDeleting(undefined)}
            onDelete={handleDelete}
            labels={text}
          />
        )}
      </Suspense>
    </div>
  );
}
