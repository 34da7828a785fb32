import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/use-api.ts';
import { SavedSearchForm } from '#client/features/saved-searches/SavedSearchForm.tsx';
import { wordsOf } from '#client/features/saved-searches/search-words.ts';
import { paths } from '#client/paths.ts';
import { Button, IconButton } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Time } from '#client/ui/Time.tsx';
import { toast } from '#client/ui/toast.ts';
import type { SavedSearch } from '#contract/api.ts';
import { alertRhythmLabel, searchQuery } from '#domain/saved-searches.ts';
import styles from './SavedSearchesPage.module.css';
import { toHeading } from './to-heading.ts';

/** One saved search: what it looks for, its alert, and what can be done with it. */
export function SavedSearchRow({ saved }: { saved: SavedSearch }) {
  const [open, setOpen] = useState(false);
  const { id, name, filters, companyName, alert, nextAlertAt } = saved;
  const words = wordsOf(filters, companyName);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link to={paths.jobs + searchQuery(filters)} className={styles.name} dir="auto">
          {name}
        </Link>
        {words.toLowerCase() !== name.toLowerCase() && (
          <p className={styles.words} dir="auto">
            {words}
          </p>
        )}
        <p className={styles.words}>
          {alert ? (
            <>
              {alertRhythmLabel[alert]}
              {nextAlertAt && (
                <>
                  , next on <Time value={nextAlertAt} />
                </>
              )}
            </>
          ) : (
            'No alert'
          )}
        </p>
      </div>
      <div className={styles.acts}>
        <Button
          size="compact"
          icon="edit"
          aria-haspopup="dialog"
          aria-label={`Change \u2068${name}\u2069`}
          onClick={() => setOpen(true)}
        >
          Change
        </Button>
        <IconButton
          label={`Delete \u2068${name}\u2069`}
          icon="trash"
          size="compact"
          onClick={() => void forget(saved)}
        />
      </div>
      <Dialog open={open} title="Saved search" onClose={() => setOpen(false)}>
        <SavedSearchForm saved={saved} filters={filters} name={name} onDone={() => setOpen(false)} key={id} />
      </Dialog>
    </li>
  );
}

async function forget({ id, name, filters, alert }: SavedSearch): Promise<void> {
  try {
    await call('DELETE /api/saved-searches/:id', { params: { id } });
  } catch (error) {
    // The cast: call throws ApiError only.
    return toast({ title: 'Not deleted', description: (error as Error).message, tone: 'danger' });
  }
  toHeading();
  await refresh('GET /api/saved-searches');
  const again = async () => {
    await call('POST /api/saved-searches', { body: { name, filters, alert } });
    await refresh('GET /api/saved-searches');
  };
  return toast({
    title: 'Search deleted',
    description: `\u2068${name}\u2069`,
    action: { label: 'Undo', act: () => void again() },
  });
}
