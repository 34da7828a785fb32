import { Article } from '#client/features/content/Article.tsx';
import type { VisitorPages } from '#contract/visitor-pages.ts';
import type { VisitorPage } from './page.ts';

/** One of the pages that the operator writes. */
export function contentForVisitors({ slug, summary, page }: VisitorPages['content']): VisitorPage {
  return {
    title: page.title,
    description: summary,
    canonical: `/${slug}`,
    isListed: true,
    body: <Article slug={slug} page={page} />,
  };
}
