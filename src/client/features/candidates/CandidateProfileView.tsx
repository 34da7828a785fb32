import { useApi } from '#client/api/use-api.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { CandidateCareer } from './CandidateCareer.tsx';
import styles from './CandidateCareer.module.css';

/** A candidate’s profile as employers see it, on a sheet of its own. */
export function CandidateProfileView({ id }: { id: number }) {
  const candidate = useApi('GET /api/company/candidates/:id', { params: { id } }, { staleTime: 0 });
  return (
    <div className={styles.sheet}>
      <Loaded query={candidate} what="the profile" waiting={<Skeleton height="24rem" />}>
        {(profile) => (
          <>
            <p className={styles.title} dir="auto">
              {[profile.title, profile.location].filter(Boolean).join(' · ') || 'No title given'}
            </p>
            <CandidateCareer candidate={profile} />
          </>
        )}
      </Loaded>
    </div>
  );
}
