import { useState } from 'react';
import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useUser } from '#client/api/session.ts';
import { WaysToBelong } from '#client/features/companies/WaysToBelong.tsx';
import { useTemplates } from '#client/features/templates/use-templates.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { verifiedCompany } from '#domain/permissions.ts';
import { TemplateForm } from './TemplateForm.tsx';
import { TemplateRow } from './TemplateRow.tsx';
import styles from './TemplatesPage.module.css';

export const prefetchScreen: PrefetchScreen = () => prefetch('GET /api/mail-templates', {});

/** What a company writes to candidates again and again. */
export function TemplatesPage() {
  const templates = useTemplates();
  const user = useUser();
  const belongs = verifiedCompany(user) !== undefined;
  const [adding, setAdding] = useState(false);
  const add = belongs && (
    <Button variant="primary" icon="plus" aria-haspopup="dialog" onClick={() => setAdding(true)}>
      New template
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Templates"
        lead="Messages that everybody in your company can begin with."
        actions={add}
      />
      <Loaded
        query={templates}
        what="the templates"
        waiting={
          <>
            <Skeleton height="4.5rem" />
            <Skeleton height="4.5rem" />
          </>
        }
      >
        {(all) =>
          all.length ? (
            <ul className={styles.list}>
              {all.map((template) => (
                <TemplateRow key={template.id} template={template} />
              ))}
            </ul>
          ) : (
            <EmptyState
              title="No templates yet"
              text={
                belongs
                  ? 'Write down what you tell candidates often. Names and jobs are filled in for each.'
                  : 'Templates belong to a company. Once yours has vouched for you, they are here.'
              }
              action={belongs ? undefined : <WaysToBelong user={user} />}
            />
          )
        }
      </Loaded>
      <Dialog open={adding} title="New template" onClose={() => setAdding(false)}>
        <TemplateForm onDone={() => setAdding(false)} />
      </Dialog>
    </>
  );
}
