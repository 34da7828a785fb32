import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#client/ui/Menu.tsx';
import styles from './Templates.module.css';
import { useTemplates } from './use-templates.ts';

/** Begins a message with one of the company's templates. */
export function TemplateMenu({ brief, onPick }: { brief?: boolean; onPick: (body: string) => void }) {
  const { data: templates = [] } = useTemplates();
  return (
    <Menu
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          variant={brief ? 'quiet' : 'secondary'}
          icon={brief ? undefined : 'document'}
          iconAfter="chevron-down"
          aria-label="Use a template"
        >
          {brief ? 'Template' : 'Use a template'}
        </Button>
      )}
    >
      {templates.map(({ id, name, body }) => (
        <MenuItem key={id} onSelect={() => onPick(body)}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
      {templates.length > 0 && <MenuSeparator />}
      <MenuLink to={paths.templates} icon="settings">
        Your company’s templates
      </MenuLink>
    </Menu>
  );
}

/** So many templates stand side by side; the others are in the menu. */
const mostAtHand = 4;

/** The company's first templates each as a button, one press to begin with; all of them in the menu where there are more. */
export function TemplatesAtHand({ onPick }: { onPick: (body: string) => void }) {
  const { data: templates = [] } = useTemplates();
  return (
    <div className={styles.atHand}>
      {templates.slice(0, mostAtHand).map(({ id, name, body }) => (
        <Button key={id} size="compact" icon="document" onClick={() => onPick(body)}>
          <bdi>{name}</bdi>
        </Button>
      ))}
      <TemplateMenu brief={templates.length > 0} onPick={onPick} />
    </div>
  );
}
