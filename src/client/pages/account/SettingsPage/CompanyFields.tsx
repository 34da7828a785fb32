import { ZoneInput } from '#client/kit/time-zones/ZoneInput.tsx';
import { WorkLifeChoice } from '#client/features/work-life/WorkLifeChoice.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { useForm } from '#client/ui/use-form.ts';
import { responseDaysLimits } from '#domain/response-times.ts';
import { limits } from '#domain/limits.ts';
import { companyLabels, type CompanyField, type CompanyValues } from './company-values.ts';
import styles from './CompanyForm.module.css';
import { SettingsSection } from './SettingsSection.tsx';

type Form = ReturnType<typeof useForm<CompanyValues>>;

/** The fields, by what they are for. */
export function CompanyFields({ form, verified }: { form: Form; verified: boolean }) {
  const field = (name: CompanyField) => ({ ...form.field(name), label: companyLabels[name] });
  // Beside what the verification is of, so that nobody is surprised by its end.
  const identity = verified
    ? { hint: 'A change here ends the verification until an administrator has looked.' }
    : {};
  const address = (name: CompanyField, more: { hint?: string } = {}) => (
    <Field {...field(name)} {...more}>
      <TextInput {...form.control(name)} type="url" placeholder="https://" autoComplete="url" />
    </Field>
  );
  return (
    <div>
      <SettingsSection title="About the company" lead="On your company’s page and beside each of your jobs.">
        <div className={styles.fields}>
          <Field {...field('companyName')} {...identity} required>
            <TextInput {...form.control('companyName')} autoComplete="organization" dir="auto" />
          </Field>
          <div className={styles.pair}>
            <Field {...field('industry')}>
              <TextInput {...form.control('industry')} dir="auto" />
            </Field>
            {address('website', identity)}
          </div>
          <Field {...field('description')}>
            <TextArea {...form.control('description')} rows={6} dir="auto" />
          </Field>
        </div>
      </SettingsSection>
      <SettingsSection
        title="Time zone"
        lead="Where your days begin and end: closing dates, offers, first days, interview times and analytics."
      >
        <Field
          {...field('timeZone')}
          required
          hint="When you change it, closing dates and unsent offers keep their day and end with it in the new zone. Interviews, sent offers and promised answers keep their moment."
        >
          <ZoneInput value={form.values.timeZone} onChange={(zone) => form.set('timeZone', zone)} />
        </Field>
      </SettingsSection>
      <SettingsSection title="Contact" lead="Answers to the mail your applicants get go to this address.">
        <div className={styles.fields}>
          <div className={styles.pair}>
            <Field {...field('contactEmail')}>
              <TextInput {...form.control('contactEmail')} type="email" autoComplete="email" />
            </Field>
            <Field {...field('phone')}>
              <TextInput {...form.control('phone')} type="tel" autoComplete="tel" />
            </Field>
          </div>
          <Field {...field('address')}>
            <TextArea {...form.control('address')} rows={3} autoComplete="street-address" dir="auto" />
          </Field>
        </div>
      </SettingsSection>
      <SettingsSection
        title="How it is to work here"
        lead="On your company’s page. Job seekers say the same of what they want, and their match with your jobs counts what you share. Say what is so, not what sounds good: who comes for it will look for it."
      >
        <div className={styles.fields}>
          <WorkLifeChoice
            values={form.values.workValues}
            ways={form.values.workWays}
            valuesLabel="What this company values"
            waysLabel="How people work here"
            onValues={(chosen) => form.set('workValues', chosen)}
            onWays={(chosen) => form.set('workWays', chosen)}
          />
        </div>
      </SettingsSection>
      <SettingsSection
        title="Assist"
        lead="Those who hire can open Assist to see how well an applicant and a job match, with reasons. It never sorts, hides or rejects anybody by itself."
      >
        <Checkbox
          label="Show match scores to those who hire"
          checked={form.values.assist}
          onChange={(event) => form.set('assist', event.target.checked)}
        />
        <p className={styles.hint}>
          A cleared box means that nobody in your company is shown match scores, of any job. Job seekers still
          see their own.
        </p>
      </SettingsSection>
      <SettingsSection
        title="Applications"
        lead="What a new posting starts with, and what applicants hear first."
      >
        <div className={styles.fields}>
          <Field
            {...field('applicationDeadlineDays')}
            label={`${companyLabels.applicationDeadlineDays} (days)`}
            hint="A new posting is prefilled with today and so many days. Whoever posts can change it."
          >
            <TextInput
              {...form.control('applicationDeadlineDays')}
              type="number"
              inputMode="numeric"
              min={limits.deadlineDays.min}
              max={limits.deadlineDays.max}
              step={1}
              className={styles.days}
            />
          </Field>
          <Field
            {...field('answerDays')}
            label={`${companyLabels.answerDays} (days)`}
            hint={`Everybody who applies is told the day by which they hear from you, and you are reminded before it. ${responseDaysLimits.suggested} days are usual. Left empty, nothing is promised.`}
          >
            <TextInput
              {...form.control('answerDays')}
              type="number"
              inputMode="numeric"
              min={responseDaysLimits.min}
              max={responseDaysLimits.max}
              step={1}
              className={styles.days}
            />
          </Field>
          <Field
            {...field('autoResponseEmail')}
            label={`${companyLabels.autoResponseEmail} template`}
            hint={
              <>
                Mailed to everybody who applies. <code>{'{{first_name}}'}</code>,{' '}
                <code>{'{{job_title}}'}</code> and <code>{'{{company}}'}</code> are filled in. Left empty,
                nothing is sent.
              </>
            }
          >
            <TextArea {...form.control('autoResponseEmail')} rows={7} dir="auto" />
          </Field>
        </div>
      </SettingsSection>
      <SettingsSection title="Offers" lead="Letters to start from are under Templates.">
        <Checkbox
          label="Offers are approved before they are sent"
          checked={form.values.offerApproval}
          onChange={(event) => form.set('offerApproval', event.target.checked)}
        />
        <p className={styles.hint}>
          Company admins approve. What they write themselves needs nobody else’s approval.
        </p>
      </SettingsSection>
      <SettingsSection title="Elsewhere" lead="Linked from your company’s page.">
        <div className={styles.fields}>
          {address('linkedinUrl')}
          {address('twitterUrl')}
          {address('glassdoorUrl')}
        </div>
      </SettingsSection>
    </div>
  );
}
