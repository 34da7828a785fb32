import { randomUuid } from '#client/ui/random-uuid.ts';
import { keepFile, keptFile } from './kept-files.ts';
import type { Memory } from './line.ts';
import { sendAll } from './send-all.ts';
import { solveInWorker } from './solve-in-worker.ts';

/**
 * Makes the form to apply with outlast a bad line, a closed page and an empty battery: what is typed and chosen stays on the
 * device until it has arrived, and what fails is sent again by itself, under the key of the first press. Without this script
 * the form works as any form does.
 */
const form = document.querySelector<HTMLFormElement>('form[data-apply]');
if (form) void start(form, form.dataset['apply'] ?? '');

async function start(apply: HTMLFormElement, jobId: string): Promise<void> {
  const memory = memoryOf(jobId);
  const hasProblems = apply.querySelector('[aria-invalid]') !== null;
  if (hasProblems) memory.write('pressed', undefined);
  else restore(apply, memory);
  const files = [...apply.querySelectorAll<HTMLInputElement>('input[type=file]')];
  for (const input of files) showKept(input, await keptFile(`${jobId} ${input.name}`));

  apply.addEventListener('input', () => memory.write('typed', JSON.stringify([...typedIn(apply)])));
  for (const input of files)
    input.addEventListener('change', () => void keepFile(`${jobId} ${input.name}`, input.files?.[0]));

  const state = apply.querySelector('[data-state]');
  const say = (text: string) => {
    if (state && state.textContent !== text) state.textContent = text;
  };
  const button = apply.querySelector('button[type=submit]');
  let isUnderWay = false;
  const send = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    button?.setAttribute('aria-disabled', 'true');
    const key = memory.read('pressed') ?? keyOf(apply);
    memory.write('pressed', key);
    try {
      const chosen = files.map(async (input) => ({
        field: input.name,
        file: input.files?.[0] ?? (await keptFile(`${jobId} ${input.name}`)),
      }));
      const { signal: over } = new AbortController();
      const line = { origin: '', fetch: fetch.bind(window), say, solve: solveInWorker, over };
      const outcome = await sendAll(line, memory, {
        jobId,
        key,
        fields: Object.fromEntries(typedIn(apply)),
        files: (await Promise.all(chosen)).flatMap(({ field, file }) =>
          file ? [{ field, file, name: file.name }] : [],
        ),
      });
      memory.write('pressed', undefined);
      if (outcome.sent) {
        memory.write('typed', undefined);
        for (const input of files) await keepFile(`${jobId} ${input.name}`, undefined);
        return location.assign(`/jobs/${jobId}/apply?sent=${encodeURIComponent(key)}`);
      }
      if (outcome.why === 'gone') say(outcome.said);
      else showProblems(apply, files, outcome.uploaded);
    } catch (error) {
      memory.write('pressed', undefined);
      say(error instanceof Error ? error.message : 'It could not be sent. Try again.');
    }
    isUnderWay = false;
    button?.removeAttribute('aria-disabled');
  };
  apply.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  // A page that was closed, or killed, while it was sending goes on where it was.
  if (memory.read('pressed') !== undefined) void send();
}

/** The server's own page says at its fields what is wrong, with all that was typed; the files are there already. */
function showProblems(
  apply: HTMLFormElement,
  files: readonly HTMLInputElement[],
  uploaded: Readonly<Record<string, string>>,
): void {
  for (const input of files) {
    const key = uploaded[input.name];
    if (key === undefined) continue;
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: input.name, value: key });
    apply.append(field);
    input.disabled = true;
  }
  apply.submit();
}

function keyOf(apply: HTMLFormElement): string {
  const key = new FormData(apply).get('key');
  return typeof key === 'string' && key ? key : randomUuid();
}

function typedIn(apply: HTMLFormElement): Map<string, string> {
  const typed = new Map<string, string>();
  for (const [name, value] of new FormData(apply))
    if (typeof value === 'string' && value !== '' && name !== 'key') typed.set(name, value);
  return typed;
}

function restore(apply: HTMLFormElement, memory: Memory): void {
  const kept: unknown = JSON.parse(memory.read('typed') ?? '[]');
  if (!Array.isArray(kept)) return;
  for (const [name, value] of kept) {
    const control = apply.elements.namedItem(String(name));
    if (control instanceof RadioNodeList || control instanceof HTMLTextAreaElement)
      control.value = String(value);
    else if (control instanceof HTMLInputElement && control.type !== 'file' && control.type !== 'hidden')
      control.value = String(value);
  }
}

/** A browser lets nobody fill in a file: that it is here is said beside. */
function showKept(input: HTMLInputElement, file: File | undefined): void {
  if (!file || input.files?.length) return;
  input.required = false;
  const note = document.createElement('p');
  note.textContent = `“${file.name}” is kept on this device, and will be sent.`;
  input.before(note);
  input.addEventListener('change', () => note.remove(), { once: true });
}

function memoryOf(jobId: string): Memory {
  const place = (name: string) => `moorings.applying.${jobId}.${name}`;
  return {
    read: (name) => {
      try {
        return localStorage.getItem(place(name)) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (name, value) => {
      try {
        if (value === undefined) localStorage.removeItem(place(name));
        else localStorage.setItem(place(name), value);
      } catch {
        // Without room, or where nothing may be kept, it is sent as well as the line allows.
      }
    },
  };
}
