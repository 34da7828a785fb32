import { paths } from '#client/paths.ts';
import { BackLink } from '#client/ui/BackLink.tsx';
import { Button, ButtonLink, IconButton } from '#client/ui/Button.tsx';
import { ExternalLink } from '#client/ui/ExternalLink.tsx';
import { Tooltip } from '#client/ui/Tooltip.tsx';
import { Piece } from './Piece.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['compact', 'default', 'large'] as const;

export function Buttons() {
  return (
    <>
      <Piece name="Button">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}, disabled
          </Button>
        ))}
        {sizes.map((size) => (
          <Button key={size} size={size} icon="bookmark">
            {size}
          </Button>
        ))}
        <Button icon="bookmark" iconFilled>
          Icon filled
        </Button>
        <Button iconAfter="chevron-down">Icon after</Button>
        <Button pending pendingLabel="Saving…">
          Save
        </Button>
        <Button variant="primary" wide>
          Wide
        </Button>
      </Piece>
      <Piece name="ButtonLink, IconButton, Tooltip, links">
        <ButtonLink to={paths.home}>ButtonLink</ButtonLink>
        <IconButton label="Search" icon="search" />
        <IconButton label="Close" icon="close" size="compact" />
        <Tooltip text="Says more on hover and on focus">
          <Button>With a tooltip</Button>
        </Tooltip>
        <BackLink to={paths.home}>Back to the list</BackLink>
        <ExternalLink href="https://example.com">Another site</ExternalLink>
      </Piece>
    </>
  );
}
