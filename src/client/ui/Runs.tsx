import { Fragment, type ReactNode } from 'react';

interface Run {
  text: string;
  strong?: boolean;
  emphasis?: boolean;
  code?: boolean;
  href?: string;
}

interface Props {
  line: readonly Run[];
  link: (href: string, words: ReactNode) => ReactNode;
}

/** A line of text in its styles. It came as structure, so there is no markup in it that could run. */
export function Runs({ line, link }: Props) {
  return line.map((run, index) => {
    const text = run.code ? <code>{run.text}</code> : run.text;
    const weighed = run.strong ? <strong>{text}</strong> : text;
    const styled = run.emphasis ? <em>{weighed}</em> : weighed;
    // oxlint-disable-next-line react/no-array-index-key -- a line's runs never change places
    return <Fragment key={index}>{run.href ? link(run.href, styled) : styled}</Fragment>;
  });
}
