import type { Application } from '#contract/api.ts';
import { mentionMark, piecesOf } from '#domain/mentions.ts';
import styles from './RecruiterNotes.module.css';

/** Notes as they are read: colleagues who are mentioned stand out; who has left is named like anybody else. */
export function NotesText({ text, mentions }: { text: string; mentions: Application['mentions'] }) {
  return (
    <p className={styles.text} dir="auto">
      {piecesOf(text, mentions ?? []).map((piece, index) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a person may be named twice, and pieces do not move
          <bdi key={index} className={piece.here ? styles.mention : undefined}>
            {mentionMark}
            {piece.name}
          </bdi>
        ),
      )}
    </p>
  );
}
