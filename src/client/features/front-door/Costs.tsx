import { Link } from 'react-router';
import { useBrand } from '#client/brand.ts';
import { paths } from '#client/paths.ts';
import styles from './Costs.module.css';
import section from './Section.module.css';

/** What is to be paid, by whom. What it takes to run is measured: docs/performance.md, "What it takes to run". */
export function Costs() {
  const brand = useBrand();
  return (
    <section className={section.section} aria-labelledby="costs">
      <div className={section.head}>
        <h2 id="costs" className={section.title}>
          What it costs
        </h2>
        <Link to={paths.pricing} className={section.more}>
          Pricing
        </Link>
      </div>
      <dl className={styles.costs}>
        <div className={styles.cost}>
          <dt>Looking for work</dt>
          <dd className={styles.sum}>Free</dd>
          <dd className={styles.text}>Searching, saving and applying cost nothing, and never will.</dd>
        </div>
        <div className={styles.cost}>
          <dt>The software</dt>
          <dd className={styles.sum}>Free</dd>
          <dd className={styles.text}>
            {brand} is open source under the Apache License 2.0. No paid features, no price per seat or
            posting.
          </dd>
        </div>
        <div className={styles.cost}>
          <dt>Running your own</dt>
          <dd className={styles.sum}>One small server</dd>
          <dd className={styles.text}>
            One command, one folder of data, no outside service. Under half a gigabyte of memory to start
            with, database included.
          </dd>
        </div>
      </dl>
    </section>
  );
}
