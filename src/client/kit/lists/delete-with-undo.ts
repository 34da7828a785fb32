import { messageOf } from '#domain/errors.ts';
import { refresh, type ReadCall } from '#client/api/api-cache.ts';
import { orRetry } from '#client/kit/mutations/or-retry.ts';
import { toast } from '#client/ui/toast.ts';

interface Deletion {
  /** The list it is on. */
  list: ReadCall;
  /** What it is called. */
  name: string;
  /** What is said once it is gone: "Template deleted". */
  done: string;
  remove: () => Promise<unknown>;
  /** Writes it anew, for whoever thinks better of it. */
  restore: () => Promise<unknown>;
}

/** What is being deleted, by list and name. */
const underWay = new Set<string>();

/**
 * Deletes one of the things a person keeps by name, with an undo; a refusal says why. The focus goes to the page’s title.
 * Pressed again meanwhile, it is deleted once.
 */
export async function deleteWithUndo(deletion: Deletion): Promise<void> {
  const key = `${deletion.list} ${deletion.name}`;
  if (underWay.has(key)) return;
  underWay.add(key);
  try {
    await removed(deletion);
  } finally {
    underWay.delete(key);
  }
}

async function removed({ list, name, done, remove, restore }: Deletion): Promise<void> {
  try {
    await remove();
  } catch (error) {
    // The cast: call throws ApiError only.
    return toast({ title: 'Not deleted', description: messageOf(error), tone: 'danger' });
  }
  focusOnTitle();
  await refresh(list);
  const again = async () => {
    await restore();
    await refresh(list);
  };
  return toast({
    title: done,
    description: `\u2068${name}\u2069`,
    action: { label: 'Undo', act: () => void orRetry('Not restored', again) },
  });
}

/** What had the focus is gone: it goes to the top of the page. */
export function focusOnTitle(): void {
  pageTitle()?.focus();
}

export function pageTitle(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}
