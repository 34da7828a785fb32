import { Callout } from '#client/ui/Callout.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Progress } from '#client/ui/Progress.tsx';
import { Runs } from '#client/ui/Runs.tsx';
import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import styles from './Gallery.module.css';
import { Piece } from './Piece.tsx';

const tones = ['neutral', 'blue', 'indigo', 'yellow', 'green', 'emerald', 'red'] as const;
const ports = [
  { id: 1, name: 'Malé', berths: 24 },
  { id: 2, name: 'Addu', berths: 8 },
];

export function Showing() {
  return (
    <>
      <Piece name="Pill">
        {tones.map((tone) => (
          <Pill key={tone} tone={tone}>
            {tone}
          </Pill>
        ))}
        <Pill tone="green" icon="check">
          With an icon
        </Pill>
      </Piece>
      <Piece name="Card, Callout">
        <Card className={styles.field}>A card</Card>
        <Card selected className={styles.field}>
          The chosen one
        </Card>
        <div className={styles.wide}>
          <Callout title="Callout" actions={<Button size="compact">Do something</Button>}>
            What one should know, and what to do about it.
          </Callout>
        </div>
      </Piece>
      <Piece name="Runs">
        <p>
          <Runs
            line={[
              { text: 'Bring your ' },
              { text: 'licence', strong: true },
              { text: ', or ' },
              { text: 'ask us', href: '#runs' },
              { text: '.' },
            ]}
            link={(href, words) => <a href={href}>{words}</a>}
          />
        </p>
      </Piece>
      <Piece name="Table">
        <div className={styles.wide}>
          <Table
            caption="Ports"
            rows={ports}
            keyOf={({ id }) => id}
            columns={[
              { header: 'Port', cell: ({ name }) => name, naming: true },
              { header: 'Berths', cell: ({ berths }) => berths, figure: true },
              { header: 'Actions', cell: () => <Button size="compact">Open</Button>, actions: true },
            ]}
          />
        </div>
      </Piece>
      <Piece name="Progress, Time">
        <Progress label="Nothing sent" percent={0} />
        <Progress label="Some of it sent" percent={40} />
        <Progress label="All of it sent" percent={100} />
        <Time value="2026-03-12" />
        <Time value="2026-03-12T14:05:00Z" as="ago" />
      </Piece>
    </>
  );
}
