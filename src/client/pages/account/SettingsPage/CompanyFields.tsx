import { formFields, optionsOf } from '#client/kit/fields/form-fields.ts';
import { ZoneInput } from '#client/kit/time-zones/ZoneInput.tsx';
import { WorkLifeChoice } from '#client/features/work-life/WorkLifeChoice.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { useForm } from '#client/ui/use-form.ts';
import { responseDaysLimits } from '#domain/response-times.ts';
import { companyFields } from '#domain/fields/companies.ts';
import type { CompanyValues } from './company-values.ts';
import styles from './CompanyForm.module.css';
import { ContactFields } from './ContactFields.tsx';
import { SettingsSection } from './SettingsSection.tsx';

type Form = ReturnType<typeof useForm<CompanyValues>>;

/** The fields, by what they are for. */
export function CompanyFields({ form, verified }: { form: Form; verified: boolean }) {
  const fields = formFields(form, companyFields);
  const { field, control } = fields;
  // Beside what the verification is of, so that nobody is surprised by its end.
  const identity = verified
    ? { hint: 'Changing this removes your verification until an administrator has checked it.' }
    : {};
  const link = (
    name: 'website' | 'linkedinUrl' | 'twitterUrl' | 'glassdoorUrl',
    more: { hint?: string } = {},
  ) => (
    <Field {...field(name)} {...more}>
      <TextInput {...control(name)} type="url" placeholder="https://" autoComplete="url" />
    </Field>
  );
  return (
    <div>
      <SettingsSection title="About the company" lead="On your company’s page and beside each of your jobs.">
        <div className={styles.fields}>
          <Field {...field('companyName')} {...identity}>
            <TextInput {...control('companyName')} autoComplete="organization" />
          </Field>
          <div className={styles.pair}>
            <Field {...field('industry')}>
              <TextInput {...control('industry')} />
            </Field>
            {link('website', identity)}
          </div>
          <Field {...field('description')}>
            <TextArea {...control('description')} rows={6} />
          </Field>
        </div>
      </SettingsSection>
      <SettingsSection
        title="Time zone"
        lead="Where your days begin and end: closing dates, offers, first days, interview times and analytics."
      >
        <Field
          {...field('timeZone')}
          hint="If you change it, closing dates and unsent offers keep their day in the new zone. Interviews, sent offers and promised answers don’t move."
        >
          <ZoneInput value={form.values.timeZone} onChange={(zone) => form.set('timeZone', zone)} />
        </Field>
      </SettingsSection>
      <SettingsSection
        title="Contact"
        lead={
          verified
            ? 'Answers to the mail your applicants get go to this address.'
            : 'Answers to the mail your applicants get go to this address once the platform has verified your company.'
        }
      >
        <ContactFields fields={fields} email="contactEmail" />
      </SettingsSection>
      <SettingsSection
        title="What it’s like to work here"
        lead="On your company’s page. Job seekers choose from the same lists, and what you share counts towards their match. Be honest: people who join for it will expect it."
      >
        <div className={styles.fields}>
          <WorkLifeChoice
            values={form.values.workValues}
            ways={form.values.workWays}
            valuesLabel={companyFields.workValues.asked}
            waysLabel={companyFields.workWays.asked}
            onValues={(chosen) => form.set('workValues', chosen)}
            onWays={(chosen) => form.set('workWays', chosen)}
          />
        </div>
      </SettingsSection>
      <SettingsSection
        title="Public jobs"
        lead={
          verified
            ? 'For people and search engines without an account, once this site is open to visitors.'
            : 'For people and search engines without an account, once this site is open to visitors and has verified your company.'
        }
      >
        <Checkbox
          label="Show our jobs publicly"
          checked={form.values.showJobs}
          onChange={(event) => form.set('showJobs', event.target.checked)}
        />
        <div className={styles.fields}>
          <Field
            {...field('slug')}
            hint="The end of your careers page’s address. Old addresses lead to the new one."
          >
            <TextInput {...control('slug')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </Field>
          <Field
            {...field('ownSites')}
            hint="One a line, such as https://www.example.com. Their pages can load your public jobs."
          >
            <TextArea {...control('ownSites')} rows={3} spellCheck={false} />
          </Field>
        </div>
      </SettingsSection>
      <SettingsSection
        title="Assist"
        lead="The hiring team can open Assist to see how well an applicant and a job match, with reasons. It never sorts, hides or rejects anyone by itself."
      >
        <Checkbox
          label="Show match scores to the hiring team"
          checked={form.values.assist}
          onChange={(event) => form.set('assist', event.target.checked)}
        />
        <p className={styles.hint}>
          When off, no one in your company sees match scores for any job. Job seekers still see their own.
        </p>
      </SettingsSection>
      <SettingsSection
        title="Applications"
        lead="What a new posting starts with, and what applicants hear first."
      >
        <div className={styles.fields}>
          <Field
            {...field('applicationDeadlineDays')}
            hint="How long a new job stays open. You can change it for each job."
          >
            <TextInput
              {...control('applicationDeadlineDays')}
              type="number"
              min={companyFields.applicationDeadlineDays.min}
              max={companyFields.applicationDeadlineDays.max}
              step={1}
              className={styles.days}
            />
          </Field>
          <Field
            {...field('answerDays')}
            hint={`Applicants see the day by which they’ll hear from you, and you get a reminder before it. ${responseDaysLimits.suggested} days are usual. Leave it empty to promise nothing.`}
          >
            <TextInput
              {...control('answerDays')}
              type="number"
              min={companyFields.answerDays.min}
              max={companyFields.answerDays.max}
              step={1}
              className={styles.days}
            />
          </Field>
          <Field
            {...field('autoResponseEmail')}
            hint={
              <>
                Emailed to every applicant
                {verified ? '' : ', once the platform has verified your company'}.{' '}
                <code>{'{{first_name}}'}</code>, <code>{'{{job_title}}'}</code> and{' '}
                <code>{'{{company}}'}</code> are filled in. Leave it empty to send nothing.
              </>
            }
          >
            <TextArea {...control('autoResponseEmail')} rows={7} />
          </Field>
        </div>
      </SettingsSection>
      <SettingsSection title="Offers" lead="Letters to start from are under Templates.">
        <Checkbox
          label="Offers are approved before they are sent"
          checked={form.values.offerApproval}
          onChange={(event) => form.set('offerApproval', event.target.checked)}
        />
        <p className={styles.hint}>Company admins approve. Offers they write themselves need no approval.</p>
        <div className={styles.pair}>
          <Field {...field('confirmOffersAbove')}>
            <TextInput {...control('confirmOffersAbove')} inputMode="numeric" />
          </Field>
          <Field {...field('confirmOffersCurrency')}>
            <Select
              {...control('confirmOffersCurrency')}
              options={optionsOf(companyFields.confirmOffersCurrency)}
            />
          </Field>
        </div>
        <p className={styles.hint}>
          Anyone who sends a higher offer, or one in another currency, confirms who they are first. Leave it
          empty to skip this.
        </p>
      </SettingsSection>
      <SettingsSection
        title="Signing in"
        lead="A passkey, or a code of an authenticator app, after the password."
      >
        <Checkbox
          label="Everyone here needs a second way to sign in"
          checked={form.values.secondFactor}
          onChange={(event) => form.set('secondFactor', event.target.checked)}
        />
        <p className={styles.hint}>
          Members without one set it up the next time they sign in, before they see anything of the company.
        </p>
      </SettingsSection>
      <SettingsSection title="Links" lead="Linked from your company’s page.">
        <div className={styles.fields}>
          {link('linkedinUrl')}
          {link('twitterUrl')}
          {link('glassdoorUrl')}
        </div>
      </SettingsSection>
    </div>
  );
}
