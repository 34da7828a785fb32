import section from './Section.module.css';
import styles from './Steps.module.css';

interface Step {
  title: string;
  text: string;
}

/** What the first step is differs: on an open platform nobody has to sign up before they look or apply. */
const seeking: Record<'open' | 'closed', Step[]> = {
  open: [
    {
      title: 'Look around',
      text: 'Every job shows its place, pay and deadline, and how reliably its employer answers. No account needed.',
    },
    {
      title: 'Apply on your phone',
      text: 'Send your details and a résumé, confirm your email, done. A weak signal won’t lose what you typed.',
    },
    {
      title: 'Know where you stand',
      text: 'See when your application was opened, when an answer is due, and every change as it happens.',
    },
  ],
  closed: [
    {
      title: 'Sign up',
      text: 'Upload a résumé and it fills in your profile. You check every line before it counts.',
    },
    {
      title: 'Apply to what fits',
      text: 'Each job shows its pay and deadline, how well it fits you, and why. Applying takes one short form.',
    },
    {
      title: 'Know where you stand',
      text: 'See when your application was opened, when an answer is due, and every change as it happens.',
    },
  ],
};

const hiring: Step[] = [
  {
    title: 'Post a job',
    text: 'Start from a template or an earlier posting, add your own questions, and see it as candidates will.',
  },
  {
    title: 'Choose together',
    text: 'One board for the whole team, with interviews, notes, and scorecards kept hidden until yours is in.',
  },
  {
    title: 'Offer and welcome',
    text: 'Send the offer, get the answer, and tick off what’s left before the first day.',
  },
];

/** How it goes for both sides, as two courses with three waypoints each. */
export function Steps({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <section className={section.section} aria-labelledby="steps">
      <h2 id="steps" className={section.title}>
        How it works
      </h2>
      <Course title="Looking for work" steps={seeking[isOpen ? 'open' : 'closed']} />
      <Course title="Hiring" steps={hiring} />
    </section>
  );
}

function Course({ title, steps }: { title: string; steps: Step[] }) {
  return (
    <div className={styles.course}>
      <h3 className={styles.who}>{title}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h4 className={styles.title}>{step.title}</h4>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
