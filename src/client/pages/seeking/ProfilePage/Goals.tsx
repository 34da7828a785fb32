import { Link } from 'react-router';
import { call } from '#client/api/call.ts';
import { DraftFoot } from '#client/kit/drafts/DraftFoot.tsx';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { WorkLifeChoice } from '#client/features/work-life/WorkLifeChoice.tsx';
import { WordsField } from '#client/kit/words-field/WordsField.tsx';
import { paths } from '#client/paths.ts';
import { formFields, optionsOf } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { DateInput } from '#client/ui/DateInput.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Profile } from '#contract/api.ts';
import { employmentTypeLabel, employmentTypes } from '#domain/jobs.ts';
import { goalFields } from '#domain/fields/profiles.ts';
import { type GoalValues, problemsOf, toSend, valuesOf, versions as shown } from './goals.ts';
import styles from './Goals.module.css';
import shared from './PersonalInfo.module.css';
import { showProfile } from './show-profile.ts';

/** What a person wants next and values in work: all of it optional, and for matching only. */
export function Goals({ profile }: { profile: Profile }) {
  const { form, draft, versions } = useEdit<Profile, GoalValues>({
    thing: profile,
    valuesOf: (known) => valuesOf(known ?? profile),
    fields: shown,
    draft: 'goals',
    check: problemsOf,
    save: (values, { etag }) =>
      call('PUT /api/profile/job-seeker', { body: toSend(values) }, { ifMatch: etag }),
    done: (changed) => {
      showProfile(changed);
      toast({ title: 'Profile updated' });
    },
    failedTitle: 'Update failed',
  });
  const { values } = form;

  const { field, control } = formFields(form, goalFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={shared.form}>
      <p className={styles.lead}>
        What you want next. All optional, and only used for matching: it decides which jobs you see first and
        appears among the reasons for a score. <Link to={paths.matching}>How matching works</Link>
      </p>
      <FormErrors {...form.summary} />
      <EditConflict {...versions} />
      <WordsField
        label={goalFields.goalTitles.asked}
        name="goalTitles"
        noun="job title"
        hint="Up to five."
        error={form.errors.goalTitles}
        listed={values.goalTitles}
        typed={values.typedTitle}
        onChange={(listed, typed) => {
          form.set('goalTitles', listed);
          form.set('typedTitle', typed);
        }}
        suggest="titles"
      />
      <WordsField
        label={goalFields.goalPlaces.asked}
        name="goalPlaces"
        noun="place"
        hint="Such as Malé or Baa Atoll. Enter “anywhere” if it doesn’t matter."
        error={form.errors.goalPlaces}
        listed={values.goalPlaces}
        typed={values.typedPlace}
        onChange={(listed, typed) => {
          form.set('goalPlaces', listed);
          form.set('typedPlace', typed);
        }}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{goalFields.goalEmploymentTypes.label}</legend>
        <div className={styles.types}>
          {employmentTypes.map((type) => {
            const chosen = values.goalEmploymentTypes;
            const on = chosen.includes(type);
            return (
              <Checkbox
                key={type}
                label={employmentTypeLabel[type]}
                checked={on}
                onChange={() =>
                  form.set(
                    'goalEmploymentTypes',
                    on ? chosen.filter((other) => other !== type) : [...chosen, type],
                  )
                }
              />
            );
          })}
        </div>
      </fieldset>
      <div className={styles.row}>
        <Field {...field('goalPay')}>
          <TextInput {...control('goalPay')} />
        </Field>
        <Field {...field('goalPayCurrency')}>
          <Select {...control('goalPayCurrency')} options={optionsOf(goalFields.goalPayCurrency)} />
        </Field>
        <Field {...field('goalStart')}>
          <DateInput {...control('goalStart')} />
        </Field>
      </div>
      <WorkLifeChoice
        values={values.workValues}
        ways={values.workWays}
        valuesLabel={goalFields.workValues.asked}
        waysLabel={goalFields.workWays.asked}
        onValues={(chosen) => form.set('workValues', chosen)}
        onWays={(chosen) => form.set('workWays', chosen)}
      />
      <DraftFoot form={form} draft={draft}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          Save changes
        </Button>
      </DraftFoot>
    </form>
  );
}
