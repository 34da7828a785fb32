import { IconButton } from '#client/ui/Button.tsx';
import styles from './TemplateRows.module.css';

interface Props<Template> {
  /** What they are, for the sentence that there are none. */
  what: string;
  templates: readonly Template[];
  /** The line under the name. */
  detail: (template: Template) => string;
  onEdit: (template: Template) => void;
  onDelete: (template: Template) => void;
}

/** A company's templates of one kind, by name. */
export function TemplateRows<Template extends { id: number; name: string }>({
  what,
  templates,
  detail,
  onEdit,
  onDelete,
}: Props<Template>) {
  if (!templates.length) return <p className={styles.none}>No {what} yet.</p>;
  return (
    <ul className={styles.list}>
      {templates.map((template) => (
        <li key={template.id} className={styles.row}>
          <div className={styles.words}>
            <p className={styles.name} dir="auto">
              {template.name}
            </p>
            <p className={styles.detail} dir="auto">
              {detail(template)}
            </p>
          </div>
          <IconButton
            label={`Edit \u2068${template.name}\u2069`}
            icon="edit"
            onClick={() => onEdit(template)}
          />
          <IconButton
            label={`Delete \u2068${template.name}\u2069`}
            icon="trash"
            onClick={() => onDelete(template)}
          />
        </li>
      ))}
    </ul>
  );
}
