import { useId } from 'react';
import { Link } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { fileFacts } from '#client/features/files/file-facts.ts';
import { useOnboarding } from '#client/features/onboarding/use-onboarding.ts';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/Icon.tsx';
import type { Application } from '#contract/api.ts';
import styles from './ApplicationFiles.module.css';

interface Props {
  application: Application;
  className?: string;
}

/** Every file that belongs to an application, and with what it came. Where one part cannot be loaded, its own section says so. */
export function ApplicationFiles({ application: { id, file }, className }: Props) {
  const heading = useId();
  const answers = useApi('GET /api/applications/:id/answers', { params: { id } });
  const onboarding = useOnboarding(id);
  const files = [
    ...(file ? [{ file, of: 'Résumé' }] : []),
    ...(answers.data ?? []).flatMap((answer) =>
      answer.file ? [{ file: answer.file, of: answer.question }] : [],
    ),
    ...(onboarding.data?.onboarding?.tasks ?? []).flatMap(({ title, files: put }) =>
      put.map((one) => ({ file: one, of: title })),
    ),
  ];
  if (!files.length) return null;
  return (
    <section className={className} aria-labelledby={heading}>
      <h2 id={heading}>Files</h2>
      <ul className={styles.files}>
        {files.map(({ file: one, of }) => (
          <li key={`${of} ${one.id}`} className={styles.file}>
            <Icon name="download" size={16} />
            <span className={styles.words}>
              <Link to={paths.file(one.id)} reloadDocument download className={styles.name} dir="auto">
                {one.name}
              </Link>
              <span className={styles.of}>
                <bdi>{of}</bdi>, {fileFacts(one)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
