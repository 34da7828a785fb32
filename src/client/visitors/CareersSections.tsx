import { FormattedText } from '#client/features/jobs/FormattedText.tsx';
import { Picture } from '#client/features/pictures/Picture.tsx';
import { WorkLife } from '#client/features/work-life/WorkLife.tsx';
import type { CareersPage, CareersPerson } from '#contract/visitor-pages.ts';
import type { CareersItem, ShownSection } from '#domain/careers-site.ts';
import { companyInitials } from '#domain/people.ts';
import type { AnswerRecord } from '#domain/response-times.ts';
import { useBrand } from '#client/brand.ts';
import styles from './CareersSections.module.css';

interface Props {
  section: ShownSection;
  data: CareersPage;
}

/** What stands in a section, but the jobs. */
export function CareersSection({ section, data }: Props) {
  const { kind, text, items } = section;
  return (
    <>
      {text && <FormattedText text={text} className={styles.text} />}
      {kind === 'about' && <HowItIs {...data.company} />}
      {kind === 'places' && <Places items={items} />}
      {kind === 'benefits' && <Benefits items={items} />}
      {kind === 'photos' && <Photos items={items} />}
      {kind === 'people' && <People people={data.people} />}
      {kind === 'hiring' && <Steps items={items} />}
      {kind === 'record' && data.company.answerRecord && <Record record={data.company.answerRecord} />}
    </>
  );
}

function HowItIs({ workValues, workWays }: CareersPage['company']) {
  if (!workValues.length && !workWays.length) return null;
  return <WorkLife values={workValues} ways={workWays} />;
}

function Places({ items }: { items: readonly CareersItem[] }) {
  if (!items.length) return null;
  return (
    <ul className={styles.places}>
      {items.map(({ title, text, photo }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- drawn once
        <li key={index}>
          {photo && (
            <Picture
              picture={photo}
              kind="photo"
              width="(max-width: 767px) 100vw, 400px"
              className={styles.place}
            />
          )}
          {title && <h3 dir="auto">{title}</h3>}
          {text && <FormattedText text={text} level={4} />}
        </li>
      ))}
    </ul>
  );
}

function Benefits({ items }: { items: readonly CareersItem[] }) {
  if (!items.length) return null;
  return (
    <ul className={styles.benefits}>
      {items.map(({ title, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- drawn once
        <li key={index}>
          {title && <h3 dir="auto">{title}</h3>}
          {text && <FormattedText text={text} level={4} />}
        </li>
      ))}
    </ul>
  );
}

function Photos({ items }: { items: readonly CareersItem[] }) {
  return (
    <ul className={styles.photos}>
      {items.map(({ title, photo }, index) => (
        <li key={photo}>
          <figure>
            {photo && (
              <Picture
                picture={photo}
                kind="photo"
                width={index === 0 ? '(max-width: 767px) 100vw, 800px' : '(max-width: 767px) 50vw, 400px'}
                alt={title ? '' : `Photo ${index + 1}`}
                className={styles.photo}
              />
            )}
            {title && <figcaption dir="auto">{title}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}

function People({ people }: { people: readonly CareersPerson[] }) {
  return (
    <ul className={styles.people}>
      {people.map(({ name, title, portrait }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- drawn once
        <li key={index}>
          {portrait ? (
            <Picture picture={portrait} kind="portrait" width={112} className={styles.portrait} />
          ) : (
            <span className={styles.portrait} aria-hidden="true">
              {companyInitials(name)}
            </span>
          )}
          <h3 dir="auto">{name}</h3>
          {title && <p dir="auto">{title}</p>}
        </li>
      ))}
    </ul>
  );
}

function Steps({ items }: { items: readonly CareersItem[] }) {
  if (!items.length) return null;
  return (
    <ol className={styles.steps}>
      {items.map(({ title, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- drawn once
        <li key={index}>
          {title && <h3 dir="auto">{title}</h3>}
          {text && <FormattedText text={text} level={4} />}
        </li>
      ))}
    </ol>
  );
}

function Record({ record: { share, days, counted } }: { record: AnswerRecord }) {
  const brand = useBrand();
  return (
    <div className={styles.record}>
      <p className={styles.share}>{share}%</p>
      <p>
        of people who applied got an answer within {days === 1 ? 'a day' : `${days} days`}.{' '}
        <span className={styles.from}>
          Counted by {brand} from our last {counted} applications.
        </span>
      </p>
    </div>
  );
}
