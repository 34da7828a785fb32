import type { TaskName } from '#domain/tasks.ts';

/** What is told of again and again is gathered for so long, and begun once. */
const gatherMs = 250;

/** Begins upkeep soon after somebody says that it is due, and all of it when something may have been missed. */
export function gatherUpkeep(
  names: readonly TaskName[],
  begin: (name: TaskName) => Promise<unknown>,
): { heard: (name: string) => void; begun: () => void } {
  const gathered = new Set<TaskName>();
  const due = (name: TaskName) => {
    if (gathered.has(name)) return;
    gathered.add(name);
    setTimeout(() => {
      gathered.delete(name);
      // Where the database is away it will be told of when it is back: listening begins anew then.
      begin(name).catch(() => undefined);
    }, gatherMs).unref();
  };
  return {
    heard: (name) => names.filter((one) => one === name).forEach(due),
    begun: () => names.forEach(due),
  };
}
