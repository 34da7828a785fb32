import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#client/api/call.ts';
import { setAnswer } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Answer } from '#contract/api.ts';
import { appearanceFields } from '#domain/fields/careers-sites.ts';
import styles from './CompanyForm.module.css';
import { SettingsSection } from './SettingsSection.tsx';

type Appearance = NonNullable<Answer<'GET /api/user/careers-site'>['company']>;

/** Whether one is shown on the careers site of one's company: nobody else can say so. */
export function OwnAppearance() {
  const { data } = useApi('GET /api/user/careers-site', {});
  if (!data?.company) return null;
  return (
    <SettingsSection
      title="Careers site"
      lead={`Whether visitors of ${data.company.companyName}’s careers site see you among its people. Only you decide.`}
    >
      <Shown own={data.company} />
    </SettingsSection>
  );
}

function Shown({ own }: { own: Appearance }) {
  const [title, setTitle] = useState(own.title ?? '');
  const change = useApiMutation<Answer<'PUT /api/user/careers-site'>, { shown: boolean }>({
    mutationFn: ({ shown }) => call('PUT /api/user/careers-site', { body: { shown, title } }),
    onSuccess: (answer, { shown }) => {
      setAnswer('GET /api/user/careers-site', {}, answer);
      toast({ title: shown ? 'You’re shown on the careers site' : 'You’re not shown any more' });
    },
    failedTitle: 'Not saved',
  });
  const isOn = change.isPending ? change.variables.shown : own.shown;
  if (!own.named && !own.shown)
    return (
      <p>
        Add your first and last name to your <Link to={paths.profile}>profile</Link> first: visitors see them.
      </p>
    );
  return (
    <div className={styles.fields}>
      <Switch
        label="Show me on the careers site"
        hint="With your name, your portrait and what you do. You can turn it off at any time."
        on={isOn}
        onChange={(shown) => change.mutate({ shown })}
      />
      <Field label={appearanceFields.title.label} name="careers-title" hint="Such as Dive instructor">
        <TextInput
          value={title}
          maxLength={appearanceFields.title.max}
          dir="auto"
          autoComplete="organization-title"
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      {title.trim() !== (own.title ?? '') && (
        <div>
          <Button pending={change.isPending} onClick={() => change.mutate({ shown: own.shown })}>
            Save what I do
          </Button>
        </div>
      )}
    </div>
  );
}
