import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { call } from '#client/api/call.ts';
import { DraftFoot } from '#client/kit/drafts/DraftFoot.tsx';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { TitleInput } from '#client/kit/suggestions/TitleInput.tsx';
import { SkillsField } from '#client/features/skills/SkillsField.tsx';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Profile } from '#contract/api.ts';
import { profileFields } from '#domain/fields/profiles.ts';
import { Discoverable } from './Discoverable.tsx';
import styles from './PersonalInfo.module.css';
import { type PersonalInfoValues, problemsOf, toSend, valuesOf, versions as shown } from './personal-info.ts';
import { showProfile } from './show-profile.ts';

export function PersonalInfo({ profile }: { profile: Profile }) {
  const { form, draft, versions } = useEdit<Profile, PersonalInfoValues>({
    thing: profile,
    valuesOf: (known) => valuesOf(known ?? profile),
    fields: shown,
    draft: 'profile',
    check: problemsOf,
    save: (values, { etag }) =>
      call('PUT /api/profile/job-seeker', { body: toSend(values) }, { ifMatch: etag }),
    done: (changed) => {
      showProfile(changed);
      toast({ title: 'Profile updated' });
    },
    failedTitle: 'Update failed',
  });
  useFieldInAddress();

  const { field, control } = formFields(form, profileFields);
  return (
    <>
      <form onSubmit={form.onSubmit} noValidate className={styles.form}>
        <FormErrors {...form.summary} />
        <EditConflict {...versions} />
        <Field {...field('title')} hint="What you’d put on a name badge.">
          <TitleInput form={form} />
        </Field>
        <div className={styles.pair}>
          <Field {...field('location')}>
            <TextInput {...control('location')} autoComplete="address-level2" />
          </Field>
          <Field {...field('phone')}>
            <TextInput {...control('phone')} type="tel" autoComplete="tel" />
          </Field>
        </div>
        <Field
          {...field('summary')}
          hint="Two or three sentences: what you’re good at and what you’re looking for."
        >
          <TextArea {...control('summary')} />
        </Field>
        <Field {...field('resumeUrl')} hint="A link to your résumé online, such as a shared document.">
          <TextInput {...control('resumeUrl')} type="url" autoComplete="url" placeholder="https://" />
        </Field>
        <SkillsField
          label={profileFields.skills.label}
          name="skills"
          hint="One at a time, or several separated by commas."
          error={form.errors.skills}
          entry={{ skills: form.values.skills, typed: form.values.typedSkill }}
          onChange={({ skills, typed }) => {
            form.set('skills', skills);
            form.set('typedSkill', typed);
          }}
        />
        <DraftFoot form={form} draft={draft}>
          <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
            Save changes
          </Button>
        </DraftFoot>
      </form>
      <Discoverable on={profile.discoverable} />
    </>
  );
}

/** Goes to the field the address names: `#phone`. */
function useFieldInAddress(): void {
  const location = useLocation();
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.focus();
  }, [location]);
}
