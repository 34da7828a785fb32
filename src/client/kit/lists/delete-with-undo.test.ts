import { afterAll, expect, test, vi } from 'vitest';
import { currentToast } from '#client/ui/toast.ts';
import { deleteWithUndo } from './delete-with-undo.ts';

vi.stubGlobal('document', { querySelector: () => null });
afterAll(() => vi.unstubAllGlobals());

test('what is deleted twice in one breath is deleted once, and can be brought back', async () => {
  const line = Promise.withResolvers<void>();
  let asked = 0;
  const remove = async () => {
    asked += 1;
    await line.promise;
    if (asked > 1) throw new Error('There is no such template.');
  };
  const deletion = {
    list: 'GET /api/mail-templates',
    name: 'Thank you',
    done: 'Template deleted',
    remove,
    restore: async () => {},
  } as const;
  const both = [deleteWithUndo(deletion), deleteWithUndo(deletion)];
  line.resolve();
  await Promise.all(both);
  expect(asked).toBe(1);
  expect(currentToast()).toMatchObject({ title: 'Template deleted', action: { label: 'Undo' } });
  // And once more when it is there again.
  await deleteWithUndo({ ...deletion, remove: async () => void (asked += 1) });
  expect(asked).toBe(2);
});
