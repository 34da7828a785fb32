import { markedHeading } from './blocks.ts';
import { runsOf } from './runs.ts';

/**
 * A formatted text as the words it says, line by line as it was written: for whatever reads words. A text without any
 * formatting is answered as it is.
 */
export function withoutSigns(text: string): string {
  if (!/[*_[#\\]/.test(text)) return text;
  return text
    .split('\n')
    .map((line) =>
      runsOf(markedHeading(line)?.text ?? line)
        .map((run) => run.text)
        .join(''),
    )
    .join('\n');
}
