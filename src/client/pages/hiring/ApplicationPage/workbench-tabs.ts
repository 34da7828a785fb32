import { useLocation, useSearchParams } from 'react-router';
import { currentSearchParams } from '#client/kit/lists/current-search-params.ts';

/** What is shown beside the résumé; on a narrow screen that is one of them. */
export const workbenchTabs = ['overview', 'timeline', 'interviews', 'offer'] as const;
export type WorkbenchTab = (typeof workbenchTabs)[number] | 'resume';

const name = 'tab';

/** The chosen tab, held by the address; `usual` where that says nothing. */
export function useWorkbenchTab(usual: WorkbenchTab, wide: boolean) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const asked = readTab(params, wide);
  return {
    tab: asked ?? usual,
    /** What the next application is opened with: who compares scores goes on comparing them. */
    carried: asked ? `?${name}=${asked}` : '',
    choose: (tab: WorkbenchTab) => {
      const next = currentSearchParams();
      next.set(name, tab);
      // The list it was opened from stands in the state.
      setParams(next, { replace: true, state });
    },
  };
}

export function readTab(params: URLSearchParams, wide: boolean): WorkbenchTab | undefined {
  const asked = params.get(name);
  if (asked === 'resume') return wide ? undefined : 'resume';
  return workbenchTabs.find((tab) => tab === asked);
}
