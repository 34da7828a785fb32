import { matchBand, type MatchBand } from '#domain/match-band.ts';
import { Pill } from '#client/ui/Pill.tsx';

const tones = { green: 'green', blue: 'blue', yellow: 'yellow' } as const satisfies Record<MatchBand, string>;

/** A score as those who hire see it: a figure among others, not the headline of a person. */
export function AssistScore({ score }: { score: number }) {
  return <Pill tone={tones[matchBand(score)]}>{score} match</Pill>;
}
