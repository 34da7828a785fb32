import { useState } from 'react';
import { boundedCount } from '#client/features/jobs/bounded-count.ts';
import { countFilters, withoutFilters, type JobSearch } from '#client/features/jobs/job-search.ts';
import type { ChangeSearch } from '#client/features/jobs/use-job-search.ts';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Dialog.tsx';
import { Filters } from './Filters.tsx';
import { useFacets } from './use-filter-options.ts';

interface Props {
  search: JobSearch;
  change: ChangeSearch;
}

/** The filters where there is no room beside the list. They take effect together, when one asks to see the jobs. */
export function FilterSheet({ search, change }: Props) {
  const [draft, setDraft] = useState<JobSearch>();
  const chosen = countFilters(search);
  return (
    <>
      <Button icon="filter" aria-haspopup="dialog" onClick={() => setDraft(search)}>
        Filters{chosen > 0 && ` (${chosen})`}
      </Button>
      <Sheet
        open={draft !== undefined}
        title="Filters"
        onClose={() => setDraft(undefined)}
        actions={
          draft && (
            <Decision
              draft={draft}
              onClear={() => setDraft(withoutFilters(draft))}
              onShow={() => {
                setDraft(undefined);
                change(draft);
              }}
            />
          )
        }
      >
        {draft && <Filters search={draft} change={(part) => setDraft({ ...draft, pages: 1, ...part })} />}
      </Sheet>
    </>
  );
}

function Decision(props: { draft: JobSearch; onClear: () => void; onShow: () => void }) {
  const total = useFacets(props.draft).data?.total;
  return (
    <>
      <Button variant="primary" onClick={props.onShow}>
        {total === undefined ? 'Show jobs' : `Show ${boundedCount(total)} ${total === 1 ? 'job' : 'jobs'}`}
      </Button>
      {countFilters(props.draft) > 0 && <Button onClick={props.onClear}>Clear all</Button>}
    </>
  );
}
