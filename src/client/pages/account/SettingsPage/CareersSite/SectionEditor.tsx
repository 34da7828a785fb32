import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { IconButton } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { MarkdownArea } from '#client/ui/MarkdownArea.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { careersLimits, careersSectionWords } from '#domain/careers-site.ts';
import { ItemsEditor } from './ItemsEditor.tsx';
import type { SectionValues } from './site-values.ts';
import styles from './SiteEditor.module.css';

interface Props {
  section: SectionValues;
  /** From 0. */
  index: number;
  last: boolean;
  errors: Readonly<Record<string, string | undefined>>;
  photos: readonly string[];
  people: number;
  onChange: (section: SectionValues) => void;
  onMove: (step: 1 | -1) => void;
}

/** One section: where it stands, whether it is shown, and what is written in it. */
export function SectionEditor(props: Props) {
  const { section, index, last, errors, photos, people, onChange, onMove } = props;
  const [open, setOpen] = useState(false);
  const words = careersSectionWords[section.kind];
  const id = `sections.${index}`;
  const body = `${section.kind}-fields`;
  return (
    <li className={styles.section}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <button
            type="button"
            className={styles.open}
            aria-expanded={open}
            aria-controls={body}
            onClick={() => setOpen(!open)}
          >
            {words.name}
            {section.state === 'hidden' && <span className={styles.off}>Hidden</span>}
          </button>
        </h3>
        <IconButton
          label={`Move ${words.name} up`}
          icon="chevron-up"
          aria-disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={`Move ${words.name} down`}
          icon="chevron-down"
          aria-disabled={last}
          onClick={() => onMove(1)}
        />
      </div>
      <div id={body} hidden={!open} className={styles.body}>
        {open && (
          <>
            <Switch
              label={`Show ${words.name}`}
              on={section.state === 'shown'}
              onChange={(on) => onChange({ ...section, state: on ? 'shown' : 'hidden' })}
            />
            <Field label="Heading" name={`${id}.title`} error={errors[`${id}.title`]}>
              <TextInput
                value={section.title}
                maxLength={careersLimits.title}
                placeholder={words.title}
                dir="auto"
                autoComplete="off"
                onChange={(event) => onChange({ ...section, title: event.target.value })}
              />
            </Field>
            <Field label="Text" name={`${id}.text`} error={errors[`${id}.text`]} hint={hintFor(section.kind)}>
              <MarkdownArea
                value={section.text}
                rows={section.kind === 'about' ? 8 : 3}
                dir="auto"
                onChange={(event) => onChange({ ...section, text: event.target.value })}
              />
            </Field>
            {section.kind === 'people' && (
              <p className={styles.hint}>
                {people === 0 ? 'No one has' : people === 1 ? 'One person has' : `${people} people have`}{' '}
                chosen to be shown. Only they themselves can, under{' '}
                <Link to={paths.ownSetting('Careers site')}>Settings, Personal</Link>.
              </p>
            )}
            {words.item && (
              <ItemsEditor
                id={id}
                what={words.item}
                items={section.items}
                errors={errors}
                photos={section.kind === 'places' || section.kind === 'photos' ? photos : undefined}
                withText={section.kind !== 'photos'}
                onChange={(items) => onChange({ ...section, items })}
              />
            )}
          </>
        )}
      </div>
    </li>
  );
}

function hintFor(kind: SectionValues['kind']): string | undefined {
  if (kind === 'about') return 'Empty, it is the description in your company’s settings.';
  if (kind === 'photos') return 'All of your photos are shown until you choose some.';
  if (kind === 'record') return 'The figure is counted by us and cannot be edited.';
  return undefined;
}
