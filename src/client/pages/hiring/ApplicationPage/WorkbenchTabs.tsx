import { lazy, Suspense } from 'react';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import type { Application } from '#contract/api.ts';
import { useStory } from '#client/features/timeline/use-story.ts';
import { Overview } from './Overview.tsx';
import { ResumeHalf } from './ResumeHalf.tsx';
import { StoryTab } from './StoryTab.tsx';
import type { Acts } from './use-acts.ts';
import styles from './Workbench.module.css';
import type { Begun } from './WorkbenchSheets.tsx';
import type { WorkbenchTab } from './workbench-tabs.ts';

const InterviewsTab = lazy(() =>
  import('./InterviewsTab.tsx').then((module) => ({ default: module.InterviewsTab })),
);
const OfferTab = lazy(() => import('./OfferTab.tsx').then((module) => ({ default: module.OfferTab })));

interface Props {
  application: Application;
  acts: Acts;
  /** The résumé stands beside, and is no tab. */
  wide: boolean;
  tab: WorkbenchTab;
  onTab: (tab: WorkbenchTab) => void;
  onBegin: (what: Begun['what']) => void;
  onNote: () => void;
}

export function WorkbenchTabs({ application, acts, wide, tab, onTab, onBegin, onNote }: Props) {
  const { id } = application;
  const story = useStory(id);
  const { interviews, scorecards = [] } = acts;
  const talks = interviews && interviews.length + scorecards.flatMap(({ cards }) => cards).length;
  return (
    <Tabs
      label="About this application"
      fill={wide}
      tabs={[
        { value: 'overview', label: 'Overview' },
        ...(wide ? [] : [{ value: 'resume', label: 'Résumé' } as const]),
        { value: 'timeline', label: 'Timeline and messages', count: story.data?.length || undefined },
        { value: 'interviews', label: 'Interviews and scores', count: talks || undefined },
        { value: 'offer', label: 'Offer and onboarding' },
      ]}
      chosen={tab}
      onChoose={onTab}
    >
      <div className={styles.panel}>
        {tab === 'overview' && (
          <Overview
            application={application}
            acts={acts}
            story={story}
            onTab={onTab}
            onBegin={onBegin}
            onNote={onNote}
          />
        )}
        {tab === 'resume' && <ResumeHalf application={application} />}
        {tab === 'timeline' && <StoryTab applicationId={id} story={story} />}
        <Suspense fallback={<Skeleton height="12rem" />}>
          {tab === 'interviews' && <InterviewsTab application={application} />}
          {tab === 'offer' && <OfferTab application={application} acts={acts} />}
        </Suspense>
      </div>
    </Tabs>
  );
}
