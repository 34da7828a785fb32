import type { SectionValues } from './site-values.ts';
import { SectionEditor } from './SectionEditor.tsx';
import styles from './SiteEditor.module.css';

interface Props {
  sections: readonly SectionValues[];
  /** By the ids of the fields. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Keys of the company's photos. */
  photos: readonly string[];
  /** How many of its people want to be shown. */
  people: number;
  onChange: (sections: readonly SectionValues[]) => void;
}

/** The parts of the page in the order that visitors read them. */
export function Sections({ sections, errors, photos, people, onChange }: Props) {
  function swap(index: number, other: number): void {
    const moved = [...sections];
    const [one, two] = [moved[index], moved[other]];
    if (!one || !two) return;
    [moved[index], moved[other]] = [two, one];
    onChange(moved);
  }

  return (
    <section aria-labelledby="sections-title" className={styles.sections}>
      <h2 id="sections-title">Sections</h2>
      <p className={styles.hint}>Sections with nothing in them are left out.</p>
      <ol className={styles.list}>
        {sections.map((section, index) => (
          <SectionEditor
            key={section.kind}
            section={section}
            index={index}
            last={index === sections.length - 1}
            errors={errors}
            photos={photos}
            people={people}
            onChange={(changed) => onChange(sections.map((one, at) => (at === index ? changed : one)))}
            onMove={(step) => swap(index, index + step)}
          />
        ))}
      </ol>
    </section>
  );
}
