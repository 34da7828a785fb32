import { useId } from 'react';
import { formFields, optionsOf } from '#client/kit/fields/form-fields.ts';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { useForm } from '#client/ui/use-form.ts';
import { placeFields } from '#domain/fields/terms.ts';
import { sentOf, typedIn } from '#domain/fields/typed.ts';
import { placeLine } from '#domain/job-place.ts';
import { namesIn } from '#domain/places/gazetteer.ts';
import { nowhere } from '#domain/places/place.ts';
import { readPlace } from '#domain/places/read-place.ts';
import { CountriesInput } from './CountriesInput.tsx';
import type { JobValues } from './job-values.ts';
import { AskWhichHolds, ReadFromText, StatedParts } from './ReadFromText.tsx';
import styles from './ReadFromText.module.css';
import { isPlaceDoubtful } from './terms-values.ts';

interface Props {
  form: ReturnType<typeof useForm<JobValues>>;
  /** The country of the company. */
  home: string | undefined;
}

/** Where the job is, as it was read from its text, or in parts that correct it. */
export function PlaceParts({ form, home }: Props) {
  const { values } = form;
  const regions = useId();
  const towns = useId();
  const read = values.location.trim() ? readPlace(values.location, home) : nowhere;
  const useText = () => form.set('placeKnown', 'read');
  const state = (place: Partial<JobValues>) => {
    form.setSome({ ...place, placeKnown: 'stated', placeBeside: values.location.trim() });
  };

  if (values.placeKnown === 'read')
    return (
      <ReadFromText
        what="place"
        line={placeLine(read)}
        nothing={
          values.location.trim()
            ? 'We found no country or town in this. Search engines need the country.'
            : 'Add the town and country, so that people and search engines find this job.'
        }
        onChange={() => state(typedIn(placeFields, read))}
      />
    );
  if (isPlaceDoubtful(values))
    return (
      <AskWhichHolds
        stated={placeLine(sentOf(placeFields, values))}
        read={placeLine(read)}
        error={form.errors.placeKnown}
        onKeep={() => state({})}
        onRead={useText}
      />
    );

  const { field, control: bare } = formFields(form, placeFields);
  const control = (name: keyof typeof placeFields) => {
    const { onChange, ...rest } = bare(name);
    const change: typeof onChange = (event) => {
      onChange(event);
      form.set('placeKnown', 'stated');
    };
    return { ...rest, onChange: change };
  };
  const known = namesIn(values.country);
  return (
    <StatedParts legend="Where the job is" onRead={useText}>
      <div className={styles.pair}>
        <Field {...field('country')}>
          <Select {...control('country')} options={[{ value: '', label: 'Not stated' }, ...countryOptions]} />
        </Field>
        <Field {...field('region')}>
          <TextInput {...control('region')} list={regions} autoComplete="off" />
        </Field>
        <Field {...field('locality')}>
          <TextInput {...control('locality')} list={towns} autoComplete="off" />
        </Field>
        <Field {...field('worksite')}>
          <TextInput {...control('worksite')} autoComplete="off" />
        </Field>
        <Field {...field('remote')}>
          <Select
            {...control('remote')}
            options={[{ value: '', label: 'Not stated' }, ...optionsOf(placeFields.remote)]}
          />
        </Field>
      </div>
      <datalist id={regions}>
        {known.regions.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <datalist id={towns}>
        {known.towns.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {(values.remote === 'fully' || values.remote === 'partly') && (
        <CountriesInput
          codes={values.remoteFrom}
          error={form.errors.remoteFrom}
          options={countryOptions}
          hint={values.remote === 'fully' ? 'Google lists remote jobs only with these countries.' : undefined}
          onChange={(codes) => state({ remoteFrom: codes })}
        />
      )}
    </StatedParts>
  );
}

/** By name, as people look for them in a list. */
const countryOptions = optionsOf(placeFields.country).toSorted((one, other) =>
  one.label.localeCompare(other.label, 'en'),
);
