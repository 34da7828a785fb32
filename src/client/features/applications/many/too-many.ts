import { toast } from '#client/ui/toast.ts';

/** Whether more are meant than the server takes in one go, which is said before anything is filled in. */
export function isTooMany(act: 'Move' | 'Reject' | 'Write to' | 'Tag', count: number, most: number): boolean {
  if (count <= most) return false;
  toast({ title: `${act} at most ${most} at a time`, description: `${count} are selected.`, tone: 'danger' });
  return true;
}
