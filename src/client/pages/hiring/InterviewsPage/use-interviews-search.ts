import { useSearchParams } from 'react-router';
import { useMedia } from '#client/ui/use-media.ts';
import { isDate } from '#domain/dates.ts';
import { weekOf } from '#domain/weeks.ts';

export interface InterviewsSearch {
  view: 'agenda' | 'week';
  when: 'coming' | 'past';
  whose: 'mine' | 'all';
  interviewer: number | undefined;
  job: number | undefined;
  /** A day of the week that is shown, or the first of the days; nothing for today’s. */
  from: string | undefined;
}

export type ChangeInterviews = (change: Partial<InterviewsSearch>) => void;

/** What the page shows stands in its address; a phone begins with the agenda. */
export function useInterviewsSearch(): { search: InterviewsSearch; change: ChangeInterviews } {
  const [params, setParams] = useSearchParams();
  const usual = useMedia('(min-width: 768px)') ? 'week' : 'agenda';
  const number = (name: string) => Number(params.get(name)) || undefined;
  const view = params.get('view');
  const from = params.get('from');
  const search: InterviewsSearch = {
    view: view === 'week' || view === 'agenda' ? view : params.has('when') ? 'agenda' : usual,
    when: params.get('when') === 'past' ? 'past' : 'coming',
    whose: params.get('whose') === 'all' ? 'all' : 'mine',
    interviewer: number('interviewer'),
    job: number('job'),
    from: from && isDate(from) ? from : undefined,
  };
  return {
    search,
    change: (part) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(part)) {
            if (value === undefined || value === 'mine' || value === 'coming') next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace: true },
      ),
  };
}

/** With which day begins what is shown: days on a phone with any, a company’s week with its first. */
export function firstShown(day: string, companyTimeZone: string, narrow: boolean): string {
  return narrow ? day : weekOf(companyTimeZone, day);
}

/** What is asked of the server for it. */
export function askedFor({ whose, interviewer, job }: InterviewsSearch) {
  return { whose: interviewer ? ('all' as const) : whose, interviewer, job };
}
