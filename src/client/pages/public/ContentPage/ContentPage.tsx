import { useLocation } from 'react-router';
import { CachedAnswers } from '#client/api/CachedAnswers.tsx';
import { useApi } from '#client/api/use-api.ts';
import { Article } from '#client/features/content/Article.tsx';
import { SiteFooter } from '#client/features/site/SiteFooter.tsx';
import { FailedPage } from '#client/ui/ErrorState.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './ContentPage.module.css';

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
  if (page.error && !page.data) {
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
  return <Article slug={slug} page={page.data} />;
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
