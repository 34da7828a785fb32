import type { JobSearch } from '#client/features/jobs/job-search.ts';
import type { ChangeSearch } from '#client/features/jobs/use-job-search.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { employmentTypes, postedWithinChoices } from '#domain/jobs.ts';
import { Checks, FilterGroup, Radios } from './FilterGroup.tsx';
import styles from './Filters.module.css';
import { PayFilter } from './PayFilter.tsx';
import { useFilterOptions } from './use-filter-options.ts';

interface Props {
  search: JobSearch;
  change: ChangeSearch;
}

/** Everything a list of jobs can be narrowed by, with how many jobs each value would leave. */
export function Filters({ search, change }: Props) {
  const { options, error, refetch } = useFilterOptions(search);
  if (!options && error)
    return <ErrorState title="The filters could not be loaded" error={error} retry={() => void refetch()} />;
  if (!options) return <Waiting />;
  const { employmentType, experienceLevel, location, company, skill, postedWithinDays } = search;
  return (
    <div>
      <FilterGroup label="Job type" startsOpen>
        <Checks
          options={options.employmentType}
          chosen={employmentType}
          onChange={(chosen) =>
            change({ employmentType: employmentTypes.filter((one) => chosen.includes(one)) })
          }
        />
      </FilterGroup>
      {options.experienceLevel.length > 0 && (
        <FilterGroup label="Experience" startsOpen>
          <Checks
            options={options.experienceLevel}
            chosen={experienceLevel}
            onChange={(chosen) => change({ experienceLevel: chosen })}
          />
        </FilterGroup>
      )}
      <FilterGroup label="Location" startsOpen>
        <Checks
          options={options.location}
          chosen={location}
          onChange={(chosen) => change({ location: chosen })}
        />
      </FilterGroup>
      <FilterGroup label="Pay" startsOpen>
        <PayFilter search={search} change={change} currencies={options.salaryCurrency} />
      </FilterGroup>
      <FilterGroup label="Posted" startsOpen>
        <Radios
          any="Any time"
          options={options.postedWithinDays}
          chosen={postedWithinDays ? String(postedWithinDays) : undefined}
          onChange={(days) =>
            change({ postedWithinDays: postedWithinChoices.find((one) => String(one) === days) })
          }
        />
      </FilterGroup>
      <FilterGroup label="Company" startsOpen={company !== undefined}>
        <Radios
          any="All companies"
          options={options.company}
          chosen={company ? String(company) : undefined}
          onChange={(id) => change({ company: id ? Number(id) : undefined })}
        />
      </FilterGroup>
      <FilterGroup label="Skills" startsOpen={skill.length > 0}>
        <Checks options={options.skill} chosen={skill} onChange={(chosen) => change({ skill: chosen })} />
      </FilterGroup>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Loading what="filters" />
      {[5, 4, 6, 2, 5].map((lines, group) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change
        <div key={group} className={styles.group}>
          <Skeleton width="40%" />
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} width={`${88 - ((line * 17) % 30)}%`} />
          ))}
        </div>
      ))}
    </div>
  );
}
