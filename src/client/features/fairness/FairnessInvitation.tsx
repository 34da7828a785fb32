import { Link } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { paths } from '#client/paths.ts';

/** Asks once, after somebody has applied, and not again when they have answered. It promises nothing and presses nobody. */
export function FairnessInvitation() {
  const { data } = useApi('GET /api/profile/fairness-answers', {});
  if (!data || data.answered) return null;
  return (
    <section>
      <h3>Help to see whether hiring is fair</h3>
      <p>
        Three short questions, if you like. No employer sees your answers, and nothing about your applications
        depends on them. <Link to={paths.ownFairness}>Answer them in your settings</Link>
      </p>
    </section>
  );
}
