import { useRef } from 'react';
import { Link } from 'react-router';
import { Picture } from '#client/features/pictures/Picture.tsx';
import { paths } from '#client/paths.ts';
import { Button, IconButton } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { toast } from '#client/ui/toast.ts';
import { careersLimits } from '#domain/careers-site.ts';
import { blankItem, type ItemValues } from './site-values.ts';
import styles from './SiteEditor.module.css';

interface Props {
  /** Begins the ids of its fields. */
  id: string;
  /** What one of them is. */
  what: string;
  items: readonly ItemValues[];
  errors: Readonly<Record<string, string | undefined>>;
  /** Photos to choose from, where one may be chosen. */
  photos: readonly string[] | undefined;
  withText: boolean;
  onChange: (items: readonly ItemValues[]) => void;
}

/** Places, benefits, steps or photos, one below the other. */
export function ItemsEditor({ id, what, items, errors, photos, withText, onChange }: Props) {
  const add = useRef<HTMLButtonElement>(null);
  const set = (index: number, changed: Partial<ItemValues>) =>
    onChange(items.map((one, at) => (at === index ? { ...one, ...changed } : one)));

  function remove(index: number): void {
    thenFocus(
      () => onChange(items.filter((_, at) => at !== index)),
      () => add.current,
    );
    toast({ title: `Removed ${what}`, action: { label: 'Undo', act: () => onChange(items) } });
  }

  return (
    <>
      <ol className={styles.items}>
        {items.map((item, index) => {
          const name = (field: string) => `${id}.items.${index}.${field}`;
          const nth = `${what} ${index + 1}`;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- they have nothing else to be known by
            <li key={index} className={styles.item}>
              <div className={styles.itemHead}>
                <Field
                  label={withText ? `Name of ${nth}` : `What ${nth} shows`}
                  name={name('title')}
                  error={errors[name('title')]}
                >
                  <TextInput
                    value={item.title}
                    maxLength={careersLimits.title}
                    dir="auto"
                    autoComplete="off"
                    onChange={(event) => set(index, { title: event.target.value })}
                  />
                </Field>
                <IconButton label={`Remove ${nth}`} icon="trash" onClick={() => remove(index)} />
              </div>
              {withText && (
                <Field label={`About ${nth}`} name={name('text')} error={errors[name('text')]}>
                  <TextArea
                    value={item.text}
                    rows={2}
                    dir="auto"
                    onChange={(event) => set(index, { text: event.target.value })}
                  />
                </Field>
              )}
              {photos && (
                <PhotoChoice
                  label={`Photo of ${nth}`}
                  photos={photos}
                  chosen={item.photo}
                  onChoose={(photo) => set(index, { photo })}
                />
              )}
            </li>
          );
        })}
      </ol>
      <div>
        <Button
          ref={add}
          size="compact"
          icon="plus"
          disabled={items.length >= careersLimits.items}
          onClick={() =>
            thenFocus(
              () => onChange([...items, blankItem]),
              () => document.getElementById(`${id}.items.${items.length}.title`),
            )
          }
        >
          Add {what}
        </Button>
      </div>
    </>
  );
}

interface ChoiceProps {
  label: string;
  photos: readonly string[];
  chosen: string;
  onChoose: (photo: string) => void;
}

function PhotoChoice({ label, photos, chosen, onChoose }: ChoiceProps) {
  if (!photos.length)
    return (
      <p className={styles.hint}>
        <Link to={paths.settingsTab('pictures')}>Add photos</Link> to choose one here.
      </p>
    );
  return (
    <fieldset aria-label={label} className={styles.photos}>
      {photos.map((photo, index) => (
        <button
          key={photo}
          type="button"
          className={styles.photo}
          aria-pressed={photo === chosen}
          aria-label={`Photo ${index + 1}`}
          onClick={() => onChoose(photo === chosen ? '' : photo)}
        >
          <Picture picture={photo} kind="photo" width={84} />
        </button>
      ))}
    </fieldset>
  );
}
