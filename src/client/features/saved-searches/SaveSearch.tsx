import { useState } from 'react';
import { useApi } from '#client/api/use-api.ts';
import { filtersOf, type JobSearch } from '#client/features/jobs/job-search.ts';
import { codeOf } from '#client/kit/code/code-of.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import styles from './SavedSearch.module.css';
import { sameSaved, wordsOf } from './search-words.ts';

const formCode = codeOf(() => import('./SavedSearchForm.tsx'));

/** Keeps the search that is on the screen; one that is kept already is changed instead. For job seekers only. */
export function SaveSearch({ search, company }: { search: JobSearch; company: string | undefined }) {
  const [open, setOpen] = useState(false);
  const form = formCode.useCode(open);
  const { data } = useApi('GET /api/saved-searches', {});
  const saved = sameSaved(search, data);
  const filters = filtersOf(search);
  return (
    <>
      <Button
        icon={saved?.alert ? 'bell' : 'bookmark'}
        iconFilled={Boolean(saved)}
        aria-haspopup="dialog"
        onPointerEnter={preloadForm}
        onFocus={preloadForm}
        onClick={() => setOpen(true)}
      >
        <span className={styles.label}>{saved ? 'Search saved' : 'Save search'}</span>
      </Button>
      {form && (
        <Dialog open={open} title={saved ? 'Saved search' : 'Save search'} onClose={() => setOpen(false)}>
          <form.SavedSearchForm
            saved={saved}
            filters={filters}
            name={wordsOf(filters, company)}
            onDone={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  );
}

function preloadForm(): void {
  formCode.preload().catch(() => undefined);
}
