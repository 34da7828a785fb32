/** At most one message at a time; the next one replaces it. */
export interface ToastMessage {
  id: number;
  title: string;
  description?: string;
  /** Done, something to know, or failed. */
  tone: 'neutral' | 'info' | 'danger';
  action?: { label: string; act: () => void };
}

let current: ToastMessage | undefined;
let count = 0;
const listeners = new Set<() => void>();

/** Says for five seconds what has happened. A failure is `danger`, which is announced at once; say it where it belongs as well. */
export function toast(message: Omit<ToastMessage, 'id' | 'tone'> & { tone?: ToastMessage['tone'] }): void {
  show({ tone: 'neutral', ...message, id: ++count });
}

export function dismissToast(id: number): void {
  if (current?.id === id) show(undefined);
}

export function currentToast(): ToastMessage | undefined {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: ToastMessage | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}
