import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { RenameDialog } from '#client/ui/RenameDialog.tsx';
import type { SavedView } from '#contract/api.ts';
import { viewFields } from '#domain/fields/saved.ts';
import { textProblem } from '#domain/fields/texts.ts';

/** Gives a view of one's own another name; colleagues it is shared with see that one. */
export function RenameView({ view, onClose }: { view?: SavedView; onClose: () => void }) {
  const rename = async (name: string) => {
    if (!view) return;
    await call('PUT /api/views/:id', { params: { id: view.id }, body: { name } });
    await refresh('GET /api/views');
  };
  return (
    <RenameDialog
      open={view !== undefined}
      title="Rename view"
      name={view?.name ?? ''}
      maxLength={viewFields.name.max}
      problem={(name) => textProblem(viewFields.name, name)}
      onRename={rename}
      onClose={onClose}
    />
  );
}
