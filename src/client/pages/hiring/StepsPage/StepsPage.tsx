import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useApi } from '#client/api/use-api.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useAsked } from '#client/ui/use-asked.ts';
import { stepLimits } from '#domain/steps.ts';
import styles from './StepsPage.module.css';
import { TemplateForm } from './TemplateForm.tsx';
import { TemplateSummary } from './TemplateSummary.tsx';

export const prefetchScreen: PrefetchScreen = () => prefetch('GET /api/step-templates', {});

/** The company’s own steps inside the six statuses, a template for each kind of job. */
export function StepsPage() {
  const templates = useApi('GET /api/step-templates', {});
  const { asked: editing, ask: edit, close } = useAsked<number | 'new'>();
  const full = (templates.data?.length ?? 0) >= stepLimits.templates;
  return (
    <>
      <PageBar
        title="Hiring steps"
        lead="Name your team’s steps within each status, by kind of job. Applicants only see the six statuses."
        actions={
          templates.data &&
          editing !== 'new' && (
            <Button icon="plus" variant="primary" disabled={full} onClick={() => edit('new')}>
              New template
            </Button>
          )
        }
      />
      <Loaded query={templates} what="the templates" waiting={<Skeleton height="10rem" />}>
        {(all) => (
          <>
            <div className={styles.templates}>
              {editing === 'new' && <TemplateForm onClose={close} />}
              {all.map((template) =>
                editing === template.id ? (
                  <TemplateForm key={template.id} template={template} onClose={close} />
                ) : (
                  <TemplateSummary key={template.id} template={template} onEdit={() => edit(template.id)} />
                ),
              )}
            </div>
            {all.length === 0 && editing !== 'new' && (
              <EmptyState
                title="No templates yet"
                text="Start with the kind of job you hire for most, such as kitchen, boat crew or front office."
              />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
