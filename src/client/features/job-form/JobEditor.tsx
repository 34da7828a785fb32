import { useDeferredValue, useState, type FormEvent, type ReactNode } from 'react';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { useMedia } from '#client/ui/use-media.ts';
import type { useForm } from '#client/ui/use-form.ts';
import { adviceOn } from '#domain/advert-advice.ts';
import { AdviceList } from './AdviceList.tsx';
import { BoardAdviceList } from './BoardAdviceList.tsx';
import styles from './JobEditor.module.css';
import { JobFields } from './JobFields.tsx';
import { JobPreview, type PreviewProps } from './JobPreview.tsx';
import { allOf, type JobValues } from './job-values.ts';

interface Props extends Omit<PreviewProps, 'values' | 'company'> {
  /** Nothing while it is not known. */
  company: PreviewProps['company'] | undefined;
  form: ReturnType<typeof useForm<JobValues>>;
  /** The first day that can be chosen as a deadline. */
  today: string;
  /** Above the fields: what went wrong, for whom one posts. */
  head: ReactNode;
  /** Right under the title. */
  underTitle?: ReactNode;
  /** Its buttons, which stay in sight. */
  foot: ReactNode;
}

type View = 'write' | 'preview' | 'advice';

/** The form of a posting with its page as candidates see it, and what is missing for a good advertisement: beside it, or behind tabs. */
export function JobEditor({ form, today, head, underTitle, foot, company, ...preview }: Props) {
  const wide = useMedia('(min-width: 1180px)');
  const [view, setView] = useState<View>('write');
  const read = useDeferredValue(form.values);
  const advice = adviceOn({ ...read, skillsRequired: allOf(read) }, today);
  const goTo = (field: string) =>
    thenFocus(
      () => setView('write'),
      () => document.getElementById(field),
    );

  const beside = [
    { value: 'preview', label: 'Preview' },
    { value: 'advice', label: 'What’s missing', count: advice.length },
  ] as const;
  const fields = (
    <div className={styles.fields}>
      {head}
      <JobFields
        form={form}
        home={preview.home}
        timeZone={preview.timeZone}
        today={today}
        underTitle={underTitle}
      />
    </div>
  );
  const shown = (of: View) =>
    of === 'advice' ? (
      <>
        <AdviceList advice={advice} goTo={goTo} />
        <BoardAdviceList values={read} home={preview.home} goTo={goTo} />
      </>
    ) : company ? (
      <JobPreview {...preview} company={company} values={read} />
    ) : (
      <>
        <Loading what="the preview" />
        <Skeleton height="24rem" />
      </>
    );
  const attributes = {
    className: styles.form,
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      // What is wrong is said at the fields.
      setView('write');
      form.onSubmit(event);
    },
  };

  if (wide) {
    const chosen = view === 'write' ? 'preview' : view;
    return (
      <div className={styles.columns}>
        <form {...attributes}>
          {fields}
          {foot}
        </form>
        <aside className={styles.beside} aria-label="Preview and advice">
          <Tabs label="Beside the form" tabs={beside} chosen={chosen} onChoose={setView}>
            {shown(chosen)}
          </Tabs>
        </aside>
      </div>
    );
  }
  return (
    <form {...attributes}>
      <Tabs
        label="Job"
        tabs={[{ value: 'write', label: 'Write' }, ...beside]}
        chosen={view}
        onChoose={setView}
      >
        {/* It keeps its place while one looks at the others. */}
        <div hidden={view !== 'write'}>{fields}</div>
        {view !== 'write' && shown(view)}
      </Tabs>
      {foot}
    </form>
  );
}
