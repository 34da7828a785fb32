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
    ? { hint: 'A change here ends the verification until an administrator has looked.' }
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
          hint="When you change it, closing dates and unsent offers keep their day and end with it in the new zone. Interviews, sent offers and promised answers keep their moment."
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
        title="How it is to work here"
        lead="On your company’s page. Job seekers say the same of what they want, and their match with your jobs counts what you share. Say what is so, not what sounds good: who comes for it will look for it."
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
            hint="A new posting is prefilled with today and so many days. Whoever posts can change it."
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
            hint={`Everybody who applies is told the day by which they hear from you, and you are reminded before it. ${responseDaysLimits.suggested} days are usual. Left empty, nothing is promised.`}
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
                Mailed to everybody who applies
                {verified ? '' : ', once the platform has verified your company'}.{' '}
                <code>{'{{first_name}}'}</code>, <code>{'{{job_title}}'}</code> and{' '}
                <code>{'{{company}}'}</code> are filled in. Left empty, nothing is sent.
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
        <p className={styles.hint}>
          Company admins approve. What they write themselves needs nobody else’s approval.
        </p>
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
          empty to ask nobody.
        </p>
      </SettingsSection>
      <SettingsSection
        title="Signing in"
        lead="A passkey, or a code of an authenticator app, after the password."
      >
        <Checkbox
          label="Everybody here needs a second way to sign in"
          checked={form.values.secondFactor}
          onChange={(event) => form.set('secondFactor', event.target.checked)}
        />
        <p className={styles.hint}>
          Whoever has none sets one up before they see anything of the company, the next time they come by.
        </p>
      </SettingsSection>
      <SettingsSection title="Elsewhere" lead="Linked from your company’s page.">
        <div className={styles.fields}>
          {link('linkedinUrl')}
          {link('twitterUrl')}
          {link('glassdoorUrl')}
        </div>
      </SettingsSection>
    </div>
  );
}
