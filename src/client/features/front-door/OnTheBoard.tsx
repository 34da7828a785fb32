import { Link } from 'react-router';
import { ProductPicture } from '#client/features/product-pictures/ProductPicture.tsx';
import { paths } from '#client/paths.ts';
import styles from './OnTheBoard.module.css';
import section from './Section.module.css';

/** The product itself: the board on which a team hires. */
export function OnTheBoard() {
  return (
    <section className={section.section} aria-labelledby="on-the-board">
      <div className={styles.words}>
        <h2 id="on-the-board" className={section.title}>
          Hiring for a season fits on one screen
        </h2>
        <p className={section.lead}>
          Everyone who applied, by how far they’ve come: who waits for an answer, who has an interview on
          Thursday, whose offer runs out. Drag a card or press a key; your team sees it right away.{' '}
          <Link to={paths.employers}>What employers get</Link>
        </p>
      </div>
      <ProductPicture
        name="board"
        alt="The hiring board: candidates as cards in six columns, Submitted, Screening, Interviewing, Offered, Hired and Rejected, each with what comes next."
        caption="The board, with the people of the demo."
      />
    </section>
  );
}
