import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import styles from './Skeleton.module.css';

interface Props {
  /** CSS lengths; as wide as its place unless told, one line of text high unless told. */
  width?: string;
  height?: string;
  className?: string;
}

/** Holds the place of what is loading, in its final size. It shows only after 200 ms, so that a quick answer does not flicker. */
export function Skeleton({ width, height, className }: Props) {
  const size: CSSProperties = { width, height };
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} style={size} />;
}

/** Tells a screen reader, once, what the skeletons around it mean. */
export function Loading({ what }: { what: string }) {
  return <output className="visually-hidden">Loading {what}…</output>;
}
