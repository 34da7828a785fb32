import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { paths } from '#client/paths.ts';
import { Screens } from './App.tsx';
import { leadingOn, openScreens, screens } from './routes.tsx';
import type { Screen } from './screen.ts';

/** What the build asks of the screens: where each one's code stands, and how it looks before it is known who is there. */
export function allScreens() {
  const asked =
    (isOpen: boolean) =>
    ({ path, file, ids, isForEverybody }: Screen) => ({
      path,
      file,
      ids,
      isForEverybody,
      isOpen,
      isForSignedOut: path === paths.auth,
    });
  return [...openScreens.map(asked(true)), ...screens.map(asked(false))];
}

/** Addresses that only lead on to one of the screens. */
export function allLeadingOn(): string[] {
  return Object.values(leadingOn).flat();
}

export async function htmlOf(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <Screens />
      </StaticRouter>
    </StrictMode>,
    // All of it where it stands: what is put in its place later needs a script.
    {
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
