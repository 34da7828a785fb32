import { useState } from 'react';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { timeZones, zonesLike } from '#domain/time-zones.ts';

interface Props {
  /** A zone, or what has been typed of one. */
  value: string;
  onChange: (zone: string) => void;
}

/** A zone by typing a part of its place. */
export function ZoneInput({ value, onChange }: Props) {
  const [all] = useState(timeZones);
  const [typed, setTyped] = useState<string>();
  const [suggestions, setSuggestions] = useState<{ text: string; note: string }[]>([]);
  return (
    <ComboBox
      value={typed ?? value}
      suggestions={suggestions}
      suggestionsLabel="Time zones"
      autoComplete="off"
      spellCheck={false}
      onType={(text) => {
        setTyped(text);
        setSuggestions(zonesLike(text, all, new Date().toISOString()));
        onChange(text.trim());
      }}
      onPick={({ text }) => {
        setTyped(undefined);
        setSuggestions([]);
        onChange(text);
      }}
      onClose={() => setSuggestions([])}
    />
  );
}
