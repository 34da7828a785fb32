import { ButtonLink } from '#client/ui/Button.tsx';
import styles from './Contact.module.css';

interface Props {
  name: string;
  email: string | null;
  /** The page's one main button. */
  primary?: boolean;
}

/** Opens one's own mail program on a letter to a candidate, or says that there is no address. */
export function Contact({ name, email, primary }: Props) {
  if (!email) return <p className={styles.none}>No e-mail address</p>;
  return (
    <ButtonLink
      icon="mail"
      variant={primary ? 'primary' : 'secondary'}
      to={`mailto:${email}`}
      aria-label={`Contact \u2068${name}\u2069`}
    >
      Contact
    </ButtonLink>
  );
}
