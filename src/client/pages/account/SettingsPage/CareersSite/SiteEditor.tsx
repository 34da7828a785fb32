import { Link } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Callout } from '#client/ui/Callout.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { careersSiteFields } from '#domain/fields/careers-sites.ts';
import { ColourInput } from './ColourInput.tsx';
import { Preview } from './Preview.tsx';
import { Sections } from './Sections.tsx';
import type { CareersSite } from './site-values.ts';
import styles from './SiteEditor.module.css';
import { useCareersSite } from './use-careers-site.ts';

/** What is written on the left, the page it makes on the right. */
export function SiteEditor({ site }: { site: CareersSite }) {
  const { companyId, companyName, path, isPublic, people } = site;
  const { form, versions, version, state, differs, discard } = useCareersSite(site);
  const { data: pictures } = useApi('GET /api/company/pictures', { query: { companyId } });
  const { field, control } = formFields(form, careersSiteFields);
  return (
    <div className={styles.editor}>
      <form onSubmit={form.onSubmit} noValidate className={styles.form}>
        <div className={styles.bar}>
          <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Publishing…">
            Publish
          </Button>
          {differs && (
            <Button variant="quiet" onClick={discard}>
              Discard changes
            </Button>
          )}
          <output className={styles.state}>{wordsFor(state, differs)}</output>
        </div>
        {!isPublic && (
          <Callout title="Visitors can’t see it yet">
            <p>
              They can once this site is open to visitors, {companyName} is verified, and it{' '}
              <Link to={paths.setting('Public jobs')}>shows its jobs publicly</Link>.
            </p>
          </Callout>
        )}
        {isPublic && (
          <p className={styles.address}>
            <a href={path} target="_blank" rel="noreferrer">
              {path}
            </a>
          </p>
        )}
        <FormErrors {...form.summary} />
        <EditConflict {...versions} />
        <Field {...field('tagline')} hint="What working with you is like, in a few words.">
          <TextInput {...control('tagline')} placeholder={`Work at ${companyName}`} autoComplete="off" />
        </Field>
        <Field
          {...field('colour')}
          hint="Yours as it is on the band at the top. Links and buttons use a shade of it that is easy to read, in light and dark."
        >
          <ColourInput value={form.values.colour} onChange={(colour) => form.set('colour', colour)} />
        </Field>
        <p className={styles.hint}>
          Logo, cover and photos are chosen under <Link to={paths.settingsTab('pictures')}>Pictures</Link>.
        </p>
        <Sections
          sections={form.values.sections}
          errors={form.errors}
          photos={pictures?.photos ?? []}
          people={people}
          onChange={(sections) => form.set('sections', sections)}
        />
      </form>
      <Preview companyId={companyId} version={version} />
    </div>
  );
}

function wordsFor({ unsaved, failed }: { unsaved: boolean; failed: boolean }, differs: boolean): string {
  if (unsaved) return failed ? 'Kept on this device until it can be saved.' : 'Saving draft…';
  return differs ? 'Draft saved. Visitors still see the published version.' : 'Published.';
}
