import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useFieldWiring } from './field-context.ts';
import { Icon, type IconName } from './Icon.tsx';
import { marked, nextItem, type Edit, type Mark } from './marking.ts';
import styles from './MarkdownArea.module.css';
import { TextArea } from './TextArea.tsx';

interface Tool {
  mark: Mark;
  label: string;
  icon: IconName;
  /** With Ctrl, or Cmd on a Mac. */
  key: { code: string; shift?: true; alt?: true; shown: string };
}

const tools: readonly Tool[] = [
  { mark: 'bold', label: 'Bold', icon: 'bold', key: { code: 'KeyB', shown: 'B' } },
  { mark: 'heading', label: 'Heading', icon: 'heading', key: { code: 'Digit2', alt: true, shown: 'Alt+2' } },
  { mark: 'list', label: 'List', icon: 'list', key: { code: 'Digit8', shift: true, shown: 'Shift+8' } },
  {
    mark: 'numbers',
    label: 'Numbered list',
    icon: 'list-numbers',
    key: { code: 'Digit7', shift: true, shown: 'Shift+7' },
  },
  { mark: 'link', label: 'Link', icon: 'link', key: { code: 'KeyU', shift: true, shown: 'Shift+U' } },
];

/**
 * A text of Markdown, with a toolbar for its signs and keys for the same. It stays a text box: whatever is put in comes
 * as if it had been typed, so that the browser takes it back as well.
 */
export function MarkdownArea({ onKeyDown, ...rest }: ComponentProps<typeof TextArea>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { id } = useFieldWiring();
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

  function apply(mark: Mark): void {
    const element = area.current;
    if (element) put(element, marked(mark, selectionOf(element)));
  }

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const tool = tools.find((one) => isPressed(one, event, isMac));
    const item = isEnter(event) ? nextItem(selectionOf(event.currentTarget)) : undefined;
    if (!tool && !item) return;
    event.preventDefault();
    if (tool) apply(tool.mark);
    else if (item) put(event.currentTarget, item);
  }

  return (
    <div className={styles.editor}>
      <Toolbar area={id} apply={apply} command={isMac ? 'Cmd' : 'Ctrl'} />
      <TextArea {...rest} ref={area} onKeyDown={onKey} />
    </div>
  );
}

interface ToolbarProps {
  /** The id of the text box. */
  area: string | undefined;
  apply: (mark: Mark) => void;
  command: string;
}

/** One stop for Tab, as the ARIA practices have a toolbar: the arrows walk along it. */
function Toolbar({ area, apply, command }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const last = tools.length - 1;
    const to = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setCurrent(to);
    bar.current?.querySelectorAll<HTMLElement>('button')[to]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus, one of them at a time
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={area}
      className={styles.bar}
      onKeyDown={onKeyDown}
    >
      {tools.map((tool, index) => (
        <button
          key={tool.mark}
          type="button"
          className={styles.tool}
          tabIndex={index === current ? 0 : -1}
          aria-label={tool.label}
          title={`${tool.label} (${command}+${tool.key.shown})`}
          aria-keyshortcuts={`${command === 'Cmd' ? 'Meta' : 'Control'}+${tool.key.shown}`}
          // The text keeps its focus and selection when a pointer presses.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => apply(tool.mark)}
        >
          <Icon name={tool.icon} size={16} />
        </button>
      ))}
    </div>
  );
}

function isPressed({ key }: Tool, event: KeyboardEvent, isMac: boolean): boolean {
  const command = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return (
    command &&
    event.code === key.code &&
    event.shiftKey === Boolean(key.shift) &&
    event.altKey === Boolean(key.alt)
  );
}

function isEnter(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
}

function selectionOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** As if it were typed: `insertText` is the one way that browsers keep on their own list of what can be undone. */
function put(element: HTMLTextAreaElement, { start, end, text, select }: Edit): void {
  element.focus();
  element.setSelectionRange(start, end);
  const done = document.execCommand(text ? 'insertText' : 'delete', false, text);
  if (!done) {
    element.setRangeText(text, start, end, 'end');
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  element.setSelectionRange(select[0], select[1]);
}
