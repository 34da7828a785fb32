import { useEffect, useEffectEvent, type KeyboardEvent as CardKey } from 'react';
import type { Place } from '#domain/steps.ts';
import { stepsOf } from './steps.ts';
import { useShortcutsOn } from '#client/kit/shortcuts/shortcuts.ts';
import { boardCard, type BoardCard } from '#client/features/applications/board-cache.ts';
import { asksToUndo } from '#client/ui/undo-key.ts';
import type { Step } from '#contract/api.ts';
import { applicationStatuses } from '#domain/application-status.ts';
import type { Columns } from './columns.ts';
import type { CardActs } from './BoardCard.tsx';

interface Keys {
  columns: Columns;
  templates: ReadonlyMap<number, readonly Step[]>;
  mayMove: boolean;
  undo: () => void;
  acts: CardActs;
  peek: (id: number | undefined) => void;
}

/**
 * The board by keys, as board-keys.ts says them. Arrows, j and k, Home and End walk; Space peeks and Escape closes it; x selects, [ and ] move a card one column,
 * { and } one step inside its column, 1 to 6 to that column, m opens its menu; Ctrl or ⌘ with Z takes the last move back. Single letters only where single-key shortcuts are on.
 */
export function useBoardKeys({ columns, templates, mayMove, undo, acts, peek }: Keys) {
  const letters = useShortcutsOn();
  const takeBack = useEffectEvent((event: KeyboardEvent) => {
    if (!asksToUndo(event)) return;
    event.preventDefault();
    undo();
  });
  // Wherever the focus is: the card that was moved may not be in sight.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => takeBack(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (event: CardKey) => {
    if (!(event.target instanceof HTMLElement)) return;
    const element = event.target.closest('article');
    if (!element || event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
    const id = Number(element.id.replace('card-', ''));
    // As it stands by now: a key may come before what the last one did has been drawn.
    const card = boardCard(id);
    if (!card) return;
    const act =
      walking(letters ? (arrowOf[event.key] ?? event.key) : event.key, card, columns) ??
      (() => pressed(event, card, element));
    if (act()) event.preventDefault();
  };

  function pressed(event: CardKey, card: BoardCard, element: Element): boolean {
    const { key } = event;
    if (key === ' ') peek(card.id);
    else if (key === 'Escape') peek(undefined);
    else if (key === 'Enter') element.querySelector('a')?.click();
    else if (mayMove && letters && (key === 'x' || key === 'X')) acts.select(card, event.shiftKey);
    else if (mayMove && letters && key === 'm')
      element.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
    else {
      const to = mayMove && letters ? goalOf(key, card, stepsOf(templates, card)) : undefined;
      if (!to) return false;
      acts.move(card, to);
    }
    return true;
  }
}

function goalOf(key: string, { status, stepId }: BoardCard, steps: readonly Step[]): Place | undefined {
  if (key === '{' || key === '}') {
    const inside = [null, ...steps.filter((step) => step.status === status).map(({ id }) => id)];
    const next = inside[inside.indexOf(stepId) + (key === '}' ? 1 : -1)];
    return next === undefined ? undefined : { status, stepId: next };
  }
  const at = applicationStatuses.indexOf(status);
  const wanted = /^[1-6]$/.test(key) ? Number(key) - 1 : key === '[' ? at - 1 : key === ']' ? at + 1 : -1;
  const to = applicationStatuses[wanted];
  return to && { status: to };
}

const arrowOf: Readonly<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp' };

/** Where a key leads from a card, or undefined for a key that does not walk. */
function walking(key: string, card: BoardCard, columns: Columns): (() => boolean) | undefined {
  const column = columns[card.status];
  const at = column.findIndex(({ id }) => id === card.id);
  if (key === 'ArrowDown') return () => focusOn(column[at + 1]);
  if (key === 'ArrowUp') return () => focusOn(column[at - 1]);
  if (key === 'Home') return () => focusOn(column[0]);
  if (key === 'End') return () => focusOn(column.at(-1));
  if (key === 'ArrowRight') return () => focusOn(beside(card, columns, at, 1));
  if (key === 'ArrowLeft') return () => focusOn(beside(card, columns, at, -1));
  return undefined;
}

/** The card at the same height in the next column that has any. */
function beside({ status }: BoardCard, columns: Columns, at: number, step: 1 | -1): BoardCard | undefined {
  for (let index = applicationStatuses.indexOf(status) + step; ; index += step) {
    const next = applicationStatuses[index];
    if (!next) return undefined;
    const cards = columns[next];
    if (cards.length) return cards[Math.min(at, cards.length - 1)];
  }
}

function focusOn(card: BoardCard | undefined): boolean {
  if (card) document.getElementById(`card-${card.id}`)?.focus();
  return true;
}
