import type { ComponentProps, MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { asSeen } from './list-context.ts';

type Of<Props> = Omit<Props, 'id' | 'to' | 'state' | 'onClick'> & { id: number };

/** To an application, from where one goes on through those that stood beside it here, in the order they were seen. */
export function ApplicationLink({ id, children, ...rest }: Of<ComponentProps<typeof Link>>) {
  const open = useOpen(id);
  return (
    <Link {...rest} to={paths.application(id)} data-application={id} onClick={open}>
      {children}
    </Link>
  );
}

/** The same as a button. */
export function ApplicationButton({ id, children, ...rest }: Of<ComponentProps<typeof ButtonLink>>) {
  const open = useOpen(id);
  return (
    <ButtonLink {...rest} to={paths.application(id)} data-application={id} onClick={open}>
      {children}
    </ButtonLink>
  );
}

function useOpen(id: number) {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(paths.application(id), { state: asSeen(id) });
  };
}
