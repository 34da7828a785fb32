import { useApi } from '#client/api/use-api.ts';
import { useDebouncedQuery } from '#client/kit/suggestions/use-debounced-query.ts';
import { Button } from '#client/ui/Button.tsx';
import type { JobTemplate } from './from-template.ts';
import styles from './TemplateOffer.module.css';

interface Props {
  title: string;
  onUse: (template: JobTemplate) => void;
}

/** Under the title, while nothing else is written: the template of the trade that it names. */
export function TemplateOffer({ title, onUse }: Props) {
  const asked = useDebouncedQuery(title.trim());
  const { data } = useApi(
    'GET /api/job-templates',
    { query: { title: asked } },
    { enabled: asked.length > 2, keepPrevious: true },
  );
  const template = asked.length > 2 ? data?.find(({ suggested }) => suggested) : undefined;
  return (
    <div className={styles.offer} aria-live="polite">
      {template && (
        <Button size="compact" icon="document" onClick={() => onUse(template)}>
          Use the template “{template.title}”
        </Button>
      )}
    </div>
  );
}
