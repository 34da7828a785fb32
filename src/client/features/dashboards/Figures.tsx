import { staleAfter } from '#client/api/query-client.ts';
import { useApi } from '#client/api/use-api.ts';
import type { Answer } from '#contract/api.ts';
import { FigureBand } from './FigureBand.tsx';

type Stats = Answer<'GET /api/dashboard/stats'>;

interface Props {
  /** Each leads to what it counts. */
  figures: readonly { label: string; of: keyof Stats; to: string; note?: string }[];
}

export function useStats() {
  return useApi('GET /api/dashboard/stats', {}, { staleTime: staleAfter.dashboardStats });
}

/** The dashboard's figures. */
export function Figures({ figures }: Props) {
  return <FigureBand stats={useStats()} figures={figures} />;
}
