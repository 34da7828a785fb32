import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { useApi } from '#client/api/use-api.ts';
import { poolChanged } from '#client/features/pool/pool-changed.ts';
import { Button } from '#client/ui/Button.tsx';
import { RenameDialog } from '#client/ui/RenameDialog.tsx';
import { tagFields } from '#domain/fields/pool.ts';
import { textProblem } from '#domain/fields/texts.ts';
import styles from './ChosenList.module.css';

/** The tag the candidates are narrowed to, to be given another name. */
export function ChosenTag({ id }: { id: number }) {
  const [renaming, setRenaming] = useState(false);
  const { data: tags } = useApi('GET /api/company/tags', {});
  const tag = tags?.find((one) => one.id === id);
  if (!tag) return null;
  const rename = async (name: string) => {
    await call('PUT /api/company/tags/:id', { params: { id }, body: { name } });
    await poolChanged();
  };
  return (
    <div className={styles.bar}>
      <h2 className={styles.name} dir="auto">
        {tag.name}
      </h2>
      <p className={styles.about}>
        <span className={styles.count}>
          {tag.count === 1 ? '1 person' : `${tag.count} people`} with this tag
        </span>
      </p>
      <Button
        size="compact"
        icon="edit"
        aria-haspopup="dialog"
        aria-label={`Rename tag \u2068${tag.name}\u2069`}
        onClick={() => setRenaming(true)}
      >
        Rename
      </Button>
      <RenameDialog
        open={renaming}
        title="Rename tag"
        name={tag.name}
        maxLength={tagFields.name.max}
        problem={(name) => textProblem(tagFields.name, name)}
        hint="For your whole company, on everyone who has it."
        onRename={rename}
        onClose={() => setRenaming(false)}
      />
    </div>
  );
}
