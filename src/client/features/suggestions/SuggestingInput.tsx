import { useEffect, useState, type ComponentProps } from 'react';
import { useApi } from '#client/api/use-api.ts';
import { ComboBox } from '#client/ui/ComboBox.tsx';

type BoxProps = ComponentProps<typeof ComboBox>;

interface Props extends Omit<BoxProps, 'suggestions' | 'suggestionsLabel' | 'onClose'> {
  of: 'skills' | 'titles';
  /** What is chosen already and need not be suggested. */
  leaveOut?: readonly string[];
}

/** A box for a skill or a job title that suggests the usual names while one types. */
export function SuggestingInput({ of, leaveOut = [], value, onType, onPick, ...rest }: Props) {
  const [asked, setAsked] = useState('');
  const suggestions = useSuggestions(of, asked).filter(
    (suggestion) => !isSame(suggestion, value) && !leaveOut.some((one) => isSame(one, suggestion)),
  );
  const shown = useSteady(suggestions);
  return (
    <ComboBox
      {...rest}
      value={value}
      suggestions={shown}
      suggestionsLabel={`Suggested ${of}`}
      onType={(text) => {
        setAsked(text.trim());
        onType(text);
      }}
      onPick={(text) => {
        setAsked('');
        onPick(text);
      }}
      onClose={() => setAsked('')}
    />
  );
}

/** One letter may become anything. */
const fewestLetters = 2;
/** So long after the last key it is asked for, in milliseconds. */
const pause = 120;

function useSuggestions(of: 'skills' | 'titles', typed: string): string[] {
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setQ(typed), typed ? pause : 0);
    return () => window.clearTimeout(timer);
  }, [typed]);
  const { data } = useApi(
    `GET /api/suggestions/${of}`,
    { query: { q } },
    { enabled: q.length >= fewestLetters, keepPrevious: true },
  );
  return typed.length >= fewestLetters && q.length >= fewestLetters ? (data ?? []) : [];
}

/** The same list as before while nothing in it has changed, so that what is chosen in it stays chosen. */
function useSteady(list: readonly string[]): readonly string[] {
  const [steady, setSteady] = useState(list);
  const same = steady.length === list.length && steady.every((item, index) => item === list[index]);
  if (!same) setSteady(list);
  return same ? steady : list;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}
