import { Pill } from '#client/ui/Pill.tsx';

/** Stands at what was read without certainty. */
export function PleaseCheck() {
  return <Pill icon="alert">Please check: we are not sure</Pill>;
}
