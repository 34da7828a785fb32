import { useSearchParams } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { SegmentLinks } from '#client/ui/Segments.tsx';
import { can } from '#domain/permissions.ts';
import { boardWith, listWith } from './list-or-board.ts';

interface Props {
  now: 'list' | 'board';
  /** Of one job only. */
  job: number | undefined;
}

/** The same applications as a list or as a board: one switch, and the filters stay. */
export function ListOrBoard({ now, job }: Props) {
  const user = useUser();
  const [params] = useSearchParams();
  if (!can['application.board'](user)) return null;
  const here = `?${params.toString()}`;
  const board = now === 'board';
  return (
    <SegmentLinks
      label="List or board"
      links={[
        { label: 'List', to: board ? listWith(params, job) : here, current: !board },
        { label: 'Board', to: board ? here : boardWith(params), current: board },
      ]}
    />
  );
}
