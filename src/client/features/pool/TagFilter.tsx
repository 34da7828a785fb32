import { useApi } from '#client/api/use-api.ts';
import { PoolChoice } from './PoolChoice.tsx';

/** Narrows to the people with one of the company's tags. */
export function TagFilter({
  tag,
  onChange,
  inBar,
}: {
  tag?: number;
  onChange: (tag?: number) => void;
  inBar?: boolean;
}) {
  const { data } = useApi('GET /api/company/tags', {});
  return (
    <PoolChoice
      label="Tag"
      all="Any tag"
      options={data ?? []}
      chosen={tag}
      onChange={onChange}
      inBar={inBar}
    />
  );
}
