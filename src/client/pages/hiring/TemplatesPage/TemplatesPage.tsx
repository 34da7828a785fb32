import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useUser } from '#client/api/session.ts';
import { WaysToBelong } from '#client/features/companies/WaysToBelong.tsx';
import { useTemplates } from '#client/features/templates/use-templates.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useAsked } from '#client/ui/use-asked.ts';
import { verifiedCompany } from '#domain/permissions.ts';
import { RejectionReasons } from './RejectionReasons.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import { TemplateRow } from './TemplateRow.tsx';
import styles from './TemplatesPage.module.css';

export const prefetchScreen: PrefetchScreen = () => {
  prefetch('GET /api/mail-templates', {});
  prefetch('GET /api/rejection-reasons', { query: {} });
};

/** What a company writes to candidates again and again. */
export function TemplatesPage() {
  const templates = useTemplates();
  const user = useUser();
  const belongs = verifiedCompany(user) !== undefined;
  const { asked: adding, ask: begin, close } = useAsked<true>();
  const add = belongs && (
    <Button variant="primary" icon="plus" aria-haspopup="dialog" onClick={() => begin(true)}>
      New template
    </Button>
  );
  return (
    <>
      <PageBar title="Templates" lead="Messages your whole team can start from." actions={add} />
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
                  ? 'Save messages you send often. Names and jobs are filled in for each candidate.'
                  : 'Templates belong to a company. They appear once your company has verified you.'
              }
              action={belongs ? undefined : <WaysToBelong user={user} />}
            />
          )
        }
      </Loaded>
      {/* Where it stands depends on how many templates there are above. */}
      {belongs && !templates.isPending && <RejectionReasons />}
      <Dialog open={adding === true} title="New template" onClose={close}>
        <TemplateForm onDone={close} />
      </Dialog>
    </>
  );
}
