import type { Answer } from '#contract/api.ts';
import { FigureBand } from './FigureBand.tsx';
import { useStats } from './use-stats.ts';

type Stats = Answer<'GET /api/dashboard/stats'>;

interface Props {
  /** Each leads to what it counts. */
  figures: readonly { label: string; of: keyof Stats; to: string; note?: string }[];
}

/** The dashboard's figures. */
export function Figures({ figures }: Props) {
  return <FigureBand stats={useStats()} figures={figures} />;
}
