import { useState, type ComponentProps } from 'react';
import { useApi } from '#client/api/use-api.ts';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { useDebouncedQuery } from './use-debounced-query.ts';
import { useStableList } from './use-stable-list.ts';

type BoxProps = ComponentProps<typeof ComboBox>;

interface Props extends Omit<BoxProps, 'suggestions' | 'suggestionsLabel' | 'onClose' | 'onPick'> {
  onPick: (text: string) => void;
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
  const shown = useStableList(suggestions.map((text) => ({ text })));
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
      onPick={({ text }) => {
        setAsked('');
        onPick(text);
      }}
      onClose={() => setAsked('')}
    />
  );
}

function useSuggestions(of: 'skills' | 'titles', typed: string): string[] {
  const q = useDebouncedQuery(typed);
  const { data } = useApi(
    `GET /api/suggestions/${of}`,
    { query: { q } },
    { enabled: q !== '', keepPrevious: true },
  );
  return q ? (data ?? []) : [];
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}
