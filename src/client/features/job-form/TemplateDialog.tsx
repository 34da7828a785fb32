import { useState } from 'react';
import { useApi } from '#client/api/use-api.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Loading } from '#client/ui/Skeleton.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { focusOnceOpen } from '#client/ui/focus-on.ts';
import type { JobTemplate } from './from-template.ts';
import styles from './TemplateDialog.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  onChoose: (template: JobTemplate) => void;
}

/** The templates there are, by trade; typing narrows them. */
export function TemplateDialog({ open, onClose, onChoose }: Props) {
  return (
    <Dialog open={open} title="Start from a template" onClose={onClose}>
      <Templates onChoose={onChoose} />
    </Dialog>
  );
}

function Templates({ onChoose }: Pick<Props, 'onChoose'>) {
  const [typed, setTyped] = useState('');
  const { data, error, refetch } = useApi('GET /api/job-templates', { query: { title: '' } });
  if (error && !data)
    return <ErrorState title="Templates could not be loaded" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="templates" />;
  const asked = typed.trim().toLowerCase();
  const found = data.filter(({ title, trade }) => `${title} ${trade}`.toLowerCase().includes(asked));
  const trades = [...new Set(found.map(({ trade }) => trade))];
  return (
    <div className={styles.templates}>
      <Field label="Find a template">
        <TextInput
          ref={focusOnceOpen}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
        />
      </Field>
      {found.length === 0 && <p>No template has this name.</p>}
      {trades.map((trade) => (
        <section key={trade}>
          <h3 className={styles.trade}>{trade}</h3>
          <ul>
            {found
              .filter((one) => one.trade === trade)
              .map((template) => (
                <li key={template.id}>
                  <button type="button" className={styles.template} onClick={() => onChoose(template)}>
                    {template.title}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
