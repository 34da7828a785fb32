import { useUser } from '#client/api/session.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { can } from '#domain/permissions.ts';

interface Props {
  name: string;
  /** The latest application to the viewer's jobs, on which messages are written; null for who has not applied. */
  applicationId: number | null;
  /** The page's one main button. */
  primary?: boolean;
}

/** Leads to a message to a candidate, for those who may write one. Who has not applied is invited instead. */
export function Contact({ name, applicationId, primary }: Props) {
  const user = useUser();
  if (applicationId === null || !can['message.write'](user)) return null;
  return (
    <ButtonLink
      icon="mail"
      variant={primary ? 'primary' : 'secondary'}
      to={paths.messageOn(applicationId)}
      aria-label={`Contact \u2068${name}\u2069`}
    >
      Contact
    </ButtonLink>
  );
}
