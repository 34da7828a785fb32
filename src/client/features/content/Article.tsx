import type { Answer } from '#contract/api.ts';
import { classNames } from '#client/ui/class-names.ts';
import { usePageTitle } from '#client/ui/page-title.ts';
import styles from './Article.module.css';
import { type Block, Blocks, Line } from './Blocks.tsx';
import { Chapter } from './Chapter.tsx';

interface Props {
  slug: string;
  page: Answer<'GET /api/pages/:slug'>;
}

/** Pages that present the product: they have pictures, and the room for them. */
const presenting: readonly string[] = ['pricing', 'enterprise'];

/** A page that the operator writes. Where it presents the product, each heading stands beside what it is about. */
export function Article({ slug, page: { title, blocks } }: Props) {
  const heading = usePageTitle(title);
  const isPresenting = presenting.includes(slug);
  const head = (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
  if (!isPresenting)
    return (
      <article className={styles.article}>
        {head}
        <Blocks blocks={blocks} />
      </article>
    );
  const [lead = [], ...sections] = sectionsOf(blocks);
  return (
    <article className={classNames(styles.article, styles.presenting)}>
      <header className={styles.head}>
        {head}
        <div className={styles.lead}>
          <Blocks blocks={lead.filter((block) => !isPicture(block))} />
        </div>
        <Blocks blocks={lead.filter(isPicture)} />
      </header>
      {sections.map(([first, ...others], index) => (
        <Chapter
          // oxlint-disable-next-line react/no-array-index-key -- a page's sections never change places
          key={index}
          heading={first?.kind === 'heading' && <Line runs={first.line} />}
          picture={<Blocks blocks={others.filter(isPicture)} />}
        >
          <Blocks blocks={others.filter((block) => !isPicture(block))} />
        </Chapter>
      ))}
    </article>
  );
}

/** What stands before the first heading, and then each heading with what is below it. */
function sectionsOf(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) sections.push([block]);
    else sections.at(-1)?.push(block);
  }
  return sections;
}

function isPicture({ kind }: Block): boolean {
  return kind === 'picture';
}
