import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { can } from '#domain/permissions.ts';
import type { ViewScreen } from '#domain/views.ts';

/**
 * Opens a screen that was asked for without filters with the view one has chosen for it. False until that is known, so
 * that nothing is shown that would have to go again.
 */
export function useDefaultView(screen: ViewScreen): boolean {
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const [arrival] = useState(key);
  // Only on arriving: whoever takes the last filter off wants to see everything.
  const bare = key === arrival && params.size === 0 && can['view.keep'](user);
  const { data, isPending } = useApi('GET /api/views', { query: { screen } }, { enabled: bare });
  const opened = data?.find(({ isDefault }) => isDefault)?.query;
  useEffect(() => {
    if (bare && opened) setParams(opened, { replace: true });
  }, [bare, opened, setParams]);
  return !bare || (!isPending && !opened);
}
