import { useEffect, useState } from 'react';
import { boundedCount } from '#client/features/jobs/bounded-count.ts';

/** Counts that change while one types are said when they have stood still for so long, in milliseconds. */
const stillness = 500;

/** How many jobs were found: for the eye at once, for the ear when it is settled. */
export function Count({ total, settled }: { total: number | undefined; settled: boolean }) {
  const words = total === undefined ? '' : `${boundedCount(total)} ${total === 1 ? 'job' : 'jobs'}`;
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = settled ? window.setTimeout(() => setSaid(words), stillness) : undefined;
    return () => window.clearTimeout(timer);
  }, [words, settled]);
  return (
    <>
      <h2>{words || 'Jobs'}</h2>
      {/* A sentence, so that it is not taken for the heading again. */}
      <output className="visually-hidden">{said && `${said} found`}</output>
    </>
  );
}
