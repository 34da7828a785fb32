import { useRef, useState } from 'react';
import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { announce } from '#client/ui/announcer.ts';
import { Button, IconButton } from '#client/ui/Button.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { can } from '#domain/permissions.ts';
import { AddTag } from './AddTag.tsx';
import styles from './Tags.module.css';
import { usePoolChange } from './use-pool-change.ts';

interface Props {
  candidate: { id: number; name: string };
  /** The field of a new tag is open and has the focus from the start: what is called when one is done with it. */
  onDone?: () => void;
}

/** The company's own tags on a candidate, to add to and take off. Nothing for whom no company has vouched for. */
export function CandidateTags(props: Props) {
  return can['pool.use'](useUser()) ? <Tags {...props} /> : null;
}

function Tags({ candidate: { id, name }, onDone }: Props) {
  const { data: tags } = useApi('GET /api/company/candidates/:id/tags', { params: { id } }, { staleTime: 0 });
  const [adding, setAdding] = useState(onDone !== undefined);
  const button = useRef<HTMLButtonElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const remove = usePoolChange(
    (tag: { id: number; name: string }) =>
      call('DELETE /api/company/candidates/:id/tags/:tagId', { params: { id, tagId: tag.id } }),
    (_, tag) => announce(`Tag ${tag.name} removed`),
  );
  const shown = tags?.filter((tag) => !(remove.isPending && remove.variables.id === tag.id));
  return (
    <div ref={around}>
      <ul className={styles.tags} aria-label={`Tags of \u2068${name}\u2069`}>
        {shown?.map((tag) => (
          <li key={tag.id}>
            <span className={styles.tag}>
              <bdi className={styles.name}>{tag.name}</bdi>
              <IconButton
                label={`Remove tag ${tag.name}`}
                icon="close"
                size="compact"
                onClick={() => {
                  remove.mutate(tag);
                  (button.current ?? around.current?.querySelector('input'))?.focus();
                }}
              />
            </span>
          </li>
        ))}
        {!adding && (
          <li className={styles.add}>
            <Button ref={button} size="compact" variant="quiet" icon="plus" onClick={() => setAdding(true)}>
              Add tag
            </Button>
          </li>
        )}
      </ul>
      {adding && (
        <AddTag
          candidateId={id}
          given={tags ?? []}
          onClose={
            onDone ??
            (() =>
              thenFocus(
                () => setAdding(false),
                () => button.current,
              ))
          }
        />
      )}
    </div>
  );
}
