import { Link } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { paths } from '#client/paths.ts';

/** Asks once, after somebody has applied, and not again when they have answered. It promises nothing and presses nobody. */
export function FairnessInvitation() {
  const { data } = useApi('GET /api/profile/fairness-answers', {});
  if (!data || data.answered) return null;
  return (
    <section>
      <h3>Help us check that hiring is fair</h3>
      <p>
        Three short, optional questions. Employers never see your answers, and they don’t affect your
        applications. <Link to={paths.ownFairness}>Answer in settings</Link>
      </p>
    </section>
  );
}
