import { refresh } from '#client/api/api-cache.ts';
import { call } from '#client/api/call.ts';
import { sendFile } from '#client/api/send-file.ts';
import { useApi } from '#client/api/use-api.ts';
import { CompanyMark } from '#client/features/companies/CompanyMark.tsx';
import { Picture } from '#client/features/pictures/Picture.tsx';
import { PictureChoice } from '#client/features/pictures/PictureChoice.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { toast } from '#client/ui/toast.ts';
import type { CompanyPictureKind, Crop } from '#domain/pictures.ts';
import { SettingsSection } from './SettingsSection.tsx';
import styles from './CompanyPictures.module.css';

/** The logo, cover and photos that a company shows of itself. */
export function CompanyPictures({ companyId }: { companyId: number }) {
  const { data, error, refetch } = useApi('GET /api/company/pictures', { query: { companyId } });
  if (error?.status === 404)
    return (
      <EmptyState title="Company Not Found" text="There is no such company, or it is not yours to run." />
    );
  if (error && !data)
    return <ErrorState title="The pictures could not be loaded" error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton height="12rem" />;
  const { companyName, logo, cover, photos } = data;

  const changed = () =>
    refresh('GET /api/company/pictures', 'GET /api/companies/:id', 'GET /api/companies', 'GET /api/jobs');
  const choice = (kind: CompanyPictureKind, key: string | null) => ({
    kind,
    there: key !== null,
    changed,
    send: (file: File, crop: Crop) =>
      sendFile('POST /api/company/pictures', file, { query: { companyId, kind, ...crop } }),
    ...(key === null ? {} : { remove: () => takeAway(key) }),
  });
  const takeAway = (key: string) =>
    call('DELETE /api/company/pictures/:key', { params: { key }, query: { companyId } });

  return (
    <div>
      <SettingsSection title="Logo" lead="Beside your jobs, wherever they are shown.">
        <PictureChoice {...choice('logo', logo)} hint="Square, at least 96 pixels wide.">
          <CompanyMark name={companyName} logo={logo} large />
        </PictureChoice>
      </SettingsSection>
      <SettingsSection title="Cover" lead="Across the top of your company’s page.">
        <PictureChoice
          {...choice('cover', cover)}
          hint="Three times as wide as high, at least 960 pixels wide."
        >
          {cover ? (
            <Picture picture={cover} kind="cover" width={480} className={styles.cover} />
          ) : (
            <span className={styles.none} aria-hidden="true" />
          )}
        </PictureChoice>
      </SettingsSection>
      <SettingsSection title="Photos" lead="The place, the team, where people live.">
        <PictureChoice {...choice('photo', null)} hint="At least 480 pixels wide.">
          {photos.length > 0 && (
            <ul className={styles.photos} aria-label="Photos">
              {photos.map((key, index) => (
                <li key={key} className={styles.photo}>
                  <Picture picture={key} kind="photo" width={144} alt={`Photo ${index + 1}`} />
                  <Button
                    size="compact"
                    variant="quiet"
                    aria-label={`Remove photo ${index + 1}`}
                    onClick={() => {
                      void takeAway(key)
                        .then(changed)
                        .then(() => toast({ title: 'Photo removed' }));
                    }}
                  >
                    Remove
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </PictureChoice>
      </SettingsSection>
    </div>
  );
}
