import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#client/ui/Menu.tsx';
import { useTemplates } from './use-templates.ts';

/** Begins a message with one of the company's templates. */
export function TemplateMenu({ onPick }: { onPick: (body: string) => void }) {
  const { data: templates = [] } = useTemplates();
  return (
    <Menu
      renderTrigger={(trigger) => (
        <Button {...trigger} icon="document" iconAfter="chevron-down">
          Use a template
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
        Templates of your company
      </MenuLink>
    </Menu>
  );
}
