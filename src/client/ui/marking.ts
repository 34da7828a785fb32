/** A part of a text replaced by another, and what is selected then. Positions are those of the text before and after. */
export interface Edit {
  start: number;
  end: number;
  text: string;
  select: readonly [start: number, end: number];
}

export interface Selection {
  text: string;
  start: number;
  end: number;
}

export type Mark = 'bold' | 'heading' | 'list' | 'numbers' | 'link';

/** What a button of the toolbar does to a text of Markdown: sets its sign, or takes it away where it stands already. */
export function marked(mark: Mark, at: Selection): Edit {
  if (mark === 'bold') return bold(at);
  return mark === 'link' ? link(at) : lines(mark, at);
}

function bold(at: Selection): Edit {
  const { text, start, end } = words(at);
  const inner = text.slice(start, end);
  if (text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**')
    return { start: start - 2, end: end + 2, text: inner, select: [start - 2, end - 2] };
  if (inner.length > 4 && inner.startsWith('**') && inner.endsWith('**'))
    return { start, end, text: inner.slice(2, -2), select: [start, end - 4] };
  // Bold ends with its paragraph: of several lines each is bold by itself.
  const said = (inner || 'bold text').replaceAll(
    /^(\s*(?:[-*•]\s+|\d{1,2}[.)]\s+|#{1,6}\s+)?)(\S.*?)(\s*)$/gm,
    '$1**$2**$3',
  );
  const select = inner.includes('\n') ? [start, start + said.length] : [start + 2, start + said.length - 2];
  return { start, end, text: said, select: [select[0] ?? start, select[1] ?? end] };
}

/** The selection without the spaces around it; where nothing is selected, the word the caret stands in. */
function words({ text, start, end }: Selection): Selection {
  if (start === end) {
    const before = /[\p{L}\p{N}’'-]*$/u.exec(text.slice(0, start))?.[0].length ?? 0;
    const after = /^[\p{L}\p{N}’'-]*/u.exec(text.slice(end))?.[0].length ?? 0;
    return { text, start: start - before, end: end + after };
  }
  const selected = text.slice(start, end);
  const trimmed = selected.trim();
  if (!trimmed) return { text, start: end, end };
  const first = start + selected.indexOf(trimmed);
  return { text, start: first, end: first + trimmed.length };
}

function link(at: Selection): Edit {
  const { start, end } = words(at);
  const said = at.text.slice(start, end);
  if (/^(?:https?:\/\/|mailto:)\S+$/i.test(said))
    return { start, end, text: `[link text](${said})`, select: [start + 1, start + 10] };
  const shown = said || 'link text';
  const address = start + shown.length + 3;
  return { start, end, text: `[${shown}](https://)`, select: [address, address + 'https://'.length] };
}

const signs = /^\s*(?:#{1,6}\s+|[-*•]\s+|\d{1,2}[.)]\s+)?/;
const isSet = { heading: /^\s*#{1,6}\s+/, list: /^\s*[-*•]\s+/, numbers: /^\s*\d{1,2}[.)]\s+/ };

function lines(mark: 'heading' | 'list' | 'numbers', { text, start, end }: Selection): Edit {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end > start && text[end - 1] === '\n' ? end - 1 : end);
  const last = next < 0 ? text.length : next;
  const all = text.slice(first, last).split('\n');
  const meant = all.filter((line) => line.trim());
  const takesAway = meant.length > 0 && meant.every((line) => isSet[mark].test(line));
  let number = 0;
  const changed = all.map((line) => {
    if (all.length > 1 && !line.trim()) return line;
    const said = line.replace(signs, '');
    number += 1;
    return takesAway ? said : `${{ heading: '## ', list: '- ', numbers: `${number}. ` }[mark]}${said}`;
  });
  const replaced = changed.join('\n');
  const caret = first + replaced.length - (last - end);
  return {
    start: first,
    end: last,
    text: replaced,
    select:
      start === end ? [Math.max(first, caret), Math.max(first, caret)] : [first, first + replaced.length],
  };
}

/** What Enter does inside a list: begins the next item, or ends the list where an item is empty. */
export function nextItem({ text, start, end }: Selection): Edit | undefined {
  if (start !== end) return undefined;
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const [whole = '', indent = '', sign = ''] =
    /^(\s*)([-*•]|\d{1,2}[.)])\s+/.exec(text.slice(first, start)) ?? [];
  if (!sign) return undefined;
  const rest = text.slice(first + whole.length, start);
  const isAtEnd = /^[^\S\n]*(?:\n|$)/.test(text.slice(start));
  if (!rest.trim())
    return isAtEnd ? { start: first, end: start, text: '', select: [first, first] } : undefined;
  const following = /^\d/.test(sign) ? `${Number.parseInt(sign, 10) + 1}${sign.at(-1)}` : sign;
  const added = `\n${indent}${following} `;
  return { start, end, text: added, select: [start + added.length, start + added.length] };
}
