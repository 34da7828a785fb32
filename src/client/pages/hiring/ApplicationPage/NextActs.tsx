import { useUser } from '#client/api/session.ts';
import { Button } from '#client/ui/Button.tsx';
import type { Application } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import type { Acts } from './use-acts.ts';
import styles from './Workbench.module.css';
import type { Begun } from './WorkbenchSheets.tsx';

export interface NextActsProps {
  application: Application;
  acts: Acts;
  onBegin: (what: Begun['what']) => void;
  onNote: () => void;
}

/** What there is none of yet is no empty part of the page, but a button. */
export function NextActs({ application: { recruiterNotes }, acts, onBegin, onNote }: NextActsProps) {
  const user = useUser();
  const { interviews, scorecards, offers, mayArrange, mayOffer, toScore } = acts;
  const scored = scorecards?.some(({ cards, hidden }) => cards.length > 0 || hidden > 0);
  return (
    <div className={styles.links}>
      {can['application.note'](user) && !recruiterNotes && (
        <Button size="compact" icon="plus" onClick={onNote}>
          Add notes
        </Button>
      )}
      {mayArrange && interviews?.length === 0 && (
        <Button size="compact" icon="plus" onClick={() => onBegin('interview')}>
          Arrange interview
        </Button>
      )}
      {toScore && scored === false && (
        <Button size="compact" icon="plus" onClick={() => onBegin('score')}>
          Write scorecard
        </Button>
      )}
      {mayOffer && offers?.length === 0 && (
        <Button size="compact" icon="plus" onClick={() => onBegin('offer')}>
          Make an offer
        </Button>
      )}
    </div>
  );
}
