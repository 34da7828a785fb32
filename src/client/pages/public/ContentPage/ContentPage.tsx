import { useLocation } from 'react-router';
import { CachedAnswers } from '#client/api/CachedAnswers.tsx';
import { useApi } from '#client/api/use-api.ts';
import { SiteFooter } from '#client/features/site/SiteFooter.tsx';
import { FailedPage } from '#client/ui/ErrorState.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './ContentPage.module.css';
import { Blocks } from './Blocks.tsx';

/** One of the pages the operator writes, whoever looks: the address is the file's name. */
export function ContentPage() {
  const slug = useLocation().pathname.slice(1);
  return (
    <CachedAnswers>
      <main id="main" className={styles.main}>
        <Content key={slug} slug={slug} />
      </main>
      <SiteFooter />
    </CachedAnswers>
  );
}

function Content({ slug }: { slug: string }) {
  const page = useApi('GET /api/pages/:slug', { params: { slug } });
  if (page.error) {
    return (
      <div className={styles.article}>
        <FailedPage
          title="This page could not be loaded"
          error={page.error}
          retry={() => void page.refetch()}
        />
      </div>
    );
  }
  if (!page.data) return <Coming />;
  return (
    <article className={styles.article}>
      <PageHeader title={page.data.title} />
      <Blocks blocks={page.data.blocks} />
    </article>
  );
}

function Coming() {
  return (
    <div className={styles.article}>
      <Loading what="the page" />
      <Skeleton width="60%" height="36px" />
      <Skeleton height="160px" />
      <Skeleton height="160px" />
    </div>
  );
}
