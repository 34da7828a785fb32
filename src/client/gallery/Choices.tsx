import { useState } from 'react';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { Radio } from '#client/ui/Radio.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import styles from './Gallery.module.css';
import { Piece } from './Piece.tsx';
import { useOwnName } from './theme-of-pane.ts';

const tabs = [
  { value: 'all', label: 'All', count: 12 },
  { value: 'new', label: 'New', count: 0 },
  { value: 'closed', label: 'Closed' },
] as const;

export function Choices() {
  const own = useOwnName();
  const [on, setOn] = useState(true);
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('all');
  return (
    <>
      <Piece name="Checkbox, Radio, Switch">
        <Checkbox label="Checkbox" />
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Checked, disabled" disabled defaultChecked />
        <fieldset>
          <legend>Radio</legend>
          <Radio label="Chosen" name={own('radio')} defaultChecked />
          <Radio label="Not chosen" name={own('radio')} />
          <Radio label="Disabled" name={own('radio')} disabled />
        </fieldset>
        <div className={styles.wide}>
          <Switch label="Switch" hint="It takes effect at once." on={on} onChange={setOn} />
          <Switch label="The other way round" on={!on} onChange={(other) => setOn(!other)} />
        </div>
      </Piece>
      <Piece name="Tabs">
        <div className={styles.wide}>
          <Tabs label="Which postings" tabs={tabs} chosen={tab} onChoose={setTab}>
            <p>The panel of “{tab}”.</p>
          </Tabs>
        </div>
      </Piece>
      <Piece name="Disclosure">
        <div className={styles.wide}>
          <Disclosure label="Closed at first" preview="with a foretaste">
            <p>What was behind it.</p>
          </Disclosure>
          <Disclosure label="Open at first" startsOpen>
            <p>What is in it.</p>
          </Disclosure>
        </div>
      </Piece>
    </>
  );
}
