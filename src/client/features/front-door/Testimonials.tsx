import styles from './Testimonials.module.css';
import landing from '../../../../content/landing.json';

/** Address of each picture by its file, from the root of the project. */
const portraits = import.meta.glob<string>('/content/portraits/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function Testimonials() {
  return (
    <section className={styles.testimonials} aria-labelledby="testimonials">
      <h2 id="testimonials" className={styles.title}>
        From both sides of the table
      </h2>
      {landing.testimonials.map(({ name, role, image, quote }) => (
        <figure key={name} className={styles.testimonial}>
          <blockquote className={styles.quote}>
            <p>“{quote}”</p>
          </blockquote>
          <figcaption className={styles.person}>
            <img
              src={portraits[`/content/portraits/${image}`]}
              alt=""
              width="56"
              height="56"
              loading="lazy"
              decoding="async"
              className={styles.image}
            />
            <span>
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>{role}</span>
            </span>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
