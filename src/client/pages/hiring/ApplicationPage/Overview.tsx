import { lazy, Suspense } from 'react';
import { RecruiterNotes } from '#client/features/applications/RecruiterNotes.tsx';
import { StatusSummary } from '#client/features/applications/StatusSummary.tsx';
import { Answers } from '#client/features/questions/Answers.tsx';
import { ApartFromEachOther } from '#client/ui/ApartFromEachOther.tsx';
import part from '#client/ui/Part.module.css';
import type { Application } from '#contract/api.ts';
import { Latest } from './Latest.tsx';
import { Letter } from './Letter.tsx';
import { NextActs, type NextActsProps } from './NextActs.tsx';
import type { StoryProps } from './StoryTab.tsx';
import styles from './Workbench.module.css';
import type { WorkbenchTab } from './workbench-tabs.ts';

const Details = lazy(() => import('./Details.tsx').then((module) => ({ default: module.Details })));

interface Props extends NextActsProps {
  application: Application;
  story: StoryProps['story'];
  onTab: (tab: WorkbenchTab) => void;
}

/** What is read before one decides: answers, letter, notes, the latest; what can be begun; and whatever else is known. */
export function Overview({ application, acts, story, onTab, onBegin, onNote }: Props) {
  const { id, recruiterNotes } = application;
  return (
    <ApartFromEachOther className={styles.parts}>
      <StatusSummary application={application} hiring dueElsewhere />
      <Answers applicationId={id} level="h2" className={part.part} />
      <Letter text={application.coverLetter} folded />
      {recruiterNotes && <RecruiterNotes application={application} level="h2" />}
      <Latest applicationId={id} story={story} onAll={() => onTab('timeline')} />
      <NextActs application={application} acts={acts} onBegin={onBegin} onNote={onNote} />
      <Suspense>
        <Details application={application} />
      </Suspense>
    </ApartFromEachOther>
  );
}
