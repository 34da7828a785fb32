import type { Column } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { TaskQueue } from '#contract/api.ts';
import { taskLabel } from '#domain/tasks.ts';
import { Reason } from './Reason.tsx';

export const queueColumns: Column<TaskQueue>[] = [
  { header: 'Work', naming: true, cell: ({ name }) => taskLabel[name] },
  {
    header: 'Waiting',
    figure: true,
    cell: ({ waiting, waitingSince }) => (
      <>
        {waiting.toLocaleString('en')}
        {waitingSince && (
          <>
            {' '}
            since <Time value={waitingSince} as="moment" />
          </>
        )}
      </>
    ),
  },
  { header: 'Running', figure: true, cell: ({ underWay }) => underWay.toLocaleString('en') },
  { header: 'Later', figure: true, cell: ({ later }) => later.toLocaleString('en') },
  { header: 'Done', figure: true, cell: ({ done }) => done.toLocaleString('en') },
  { header: 'Failed', figure: true, cell: ({ failed }) => failed.toLocaleString('en') },
  {
    header: 'Last failure',
    said: true,
    cell: ({ lastFailure }) =>
      lastFailure ? (
        <>
          <Time value={lastFailure.at} as="moment" />
          <Reason failure={lastFailure} />
        </>
      ) : (
        'None'
      ),
  },
];
