import { Link } from 'react-router';
import { Icon } from '#client/ui/Icon.tsx';
import type { VisitorPages } from '#contract/visitor-pages.ts';
import { employmentTypeLabel, employmentTypes } from '#domain/jobs.ts';
import type { SearchFilters } from '#domain/search-filters.ts';
import styles from './Facets.module.css';
import { countFilters, searchAddress } from './search-address.ts';

type Data = VisitorPages['jobs'];

interface Value {
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
  /** The search with it, or without it where it is chosen. */
  filters: SearchFilters;
}

/** So many values of each; what is chosen is always among them. */
const shown = 8;

/** Everything a list of jobs can be narrowed by, as links that say how many jobs there are. */
export function Facets({ search, facets }: Pick<Data, 'search' | 'facets'>) {
  const { filters } = search;
  const several = (name: 'employmentType' | 'experienceLevel' | 'location' | 'skill') => {
    const chosen: readonly string[] = filters[name] ?? [];
    return valuesOf(facets[name], chosen, (value) => {
      const rest = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
      return { ...filters, [name]: rest };
    });
  };
  const posted = valuesOf(
    facets.postedWithinDays.map((one) => ({ ...one, label: within(Number(one.value)) })),
    filters.postedWithinDays ? [String(filters.postedWithinDays)] : [],
    (value) => ({
      ...filters,
      postedWithinDays: filters.postedWithinDays === Number(value) ? undefined : Number(value),
    }),
  );
  const company = valuesOf(facets.company, filters.company ? [String(filters.company)] : [], (value) => ({
    ...filters,
    company: filters.company === Number(value) ? undefined : Number(value),
  }));
  const types = several('employmentType').map((one) => ({
    ...one,
    label: employmentTypeLabel[employmentTypes.find((type) => type === one.value) ?? 'full_time'],
  }));
  const groups = [
    { name: 'Job type', values: types },
    { name: 'Experience', values: several('experienceLevel') },
    { name: 'Location', values: several('location') },
    { name: 'Posted', values: posted },
    { name: 'Company', values: company },
    { name: 'Skills', values: several('skill') },
  ].filter(({ values }) => values.length > 0);
  return (
    <>
      {groups.map(({ name, values }) => (
        <section key={name} className={styles.group}>
          <h3>{name}</h3>
          <ul>
            {values.map((one) => (
              <li key={one.value}>
                <Link
                  to={searchAddress({ filters: one.filters, sort: search.sort })}
                  className={styles.value}
                  data-chosen={one.isChosen || undefined}
                  // What is put together of several has no end, and is nothing for search engines.
                  rel={countFilters(one.filters) > 1 ? 'nofollow' : undefined}
                >
                  <span className={styles.label} dir="auto">
                    {one.isChosen && (
                      <>
                        <Icon name="check" size={16} />
                        <span className="visually-hidden">Take off: </span>
                      </>
                    )}
                    {one.label}
                  </span>
                  <span className={styles.count}>
                    {one.count.toLocaleString('en')}
                    <span className="visually-hidden">{one.count === 1 ? ' job' : ' jobs'}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function valuesOf(
  counted: Data['facets']['location'],
  chosen: readonly string[],
  toggled: (value: string) => SearchFilters,
): Value[] {
  const known = new Set(counted.map(({ value }) => value));
  const missing = chosen.filter((value) => !known.has(value));
  const all: Data['facets']['location'] = [...missing.map((value) => ({ value, count: 0 })), ...counted];
  return all
    .filter(({ value, count }, index) => chosen.includes(value) || (count > 0 && index < shown))
    .map((one) => ({
      value: one.value,
      label: one.label ?? one.value,
      count: one.count,
      isChosen: chosen.includes(one.value),
      filters: toggled(one.value),
    }));
}

function within(days: number): string {
  return days === 1 ? 'Last 24 hours' : `Last ${days} days`;
}
