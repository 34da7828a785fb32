import { useRef } from 'react';
import { call } from '#client/api/call.ts';
import { useApi } from '#client/api/use-api.ts';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Dialog.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { useAsked } from '#client/ui/use-asked.ts';
import type { OnboardingTemplate } from '#contract/api.ts';
import { DeleteTemplate } from './DeleteTemplate.tsx';
import { OnboardingTemplateForm } from './OnboardingTemplateForm.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { TemplateRows } from './TemplateRows.tsx';

/** The lists of tasks that onboarding begins with. */
export function OnboardingTemplates({ companyId }: { companyId: number }) {
  const templates = useApi('GET /api/onboarding-templates', { query: { companyId } }, { staleTime: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const { asked: edited, ask: edit, close } = useAsked<OnboardingTemplate | 'new'>();
  const { asked: unwanted, ask: askToDelete, close: leave } = useAsked<OnboardingTemplate>();
  return (
    <SettingsSection
      title="Onboarding"
      headingRef={heading}
      lead="Lists of what is to be done between the yes and the first day. Without one of your own, the usual steps are there."
    >
      {templates.error && !templates.data && (
        <ErrorState
          level={3}
          title="The lists could not be loaded"
          error={templates.error}
          retry={() => void templates.refetch()}
        />
      )}
      {templates.data && (
        <TemplateRows
          what="lists of your own"
          templates={templates.data}
          detail={({ tasks }) => `${tasks.length} tasks: ${tasks.map(({ title }) => title).join(', ')}`}
          onEdit={edit}
          onDelete={askToDelete}
        />
      )}
      <Button icon="plus" onClick={() => edit('new')}>
        New onboarding list
      </Button>
      <Sheet
        open={edited !== undefined}
        title={edited === 'new' ? 'New onboarding list' : 'Onboarding list'}
        onClose={close}
      >
        {edited && (
          <OnboardingTemplateForm
            companyId={companyId}
            template={edited === 'new' ? undefined : edited}
            onDone={close}
          />
        )}
      </Sheet>
      <DeleteTemplate
        template={unwanted}
        remove={({ id }) => call('DELETE /api/onboarding-templates/:id', { params: { id } })}
        refreshes="GET /api/onboarding-templates"
        then={() => heading.current}
        onClose={leave}
      />
    </SettingsSection>
  );
}
