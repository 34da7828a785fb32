import { Children, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';

/** The parts of a page: one that breaks leaves the others standing. */
export function ApartFromEachOther({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={className}>{Children.map(children, (part) => part && <Boundary>{part}</Boundary>)}</div>
  );
}
