import { useNavigate } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { useSignOut } from '#client/features/accounts/use-sign-out.ts';
import { densities, densityLabel, useDensity } from '#client/kit/density/density.ts';
import { listKeys } from '#client/kit/shortcuts/keys-dialog.ts';
import { usePageActs } from '#client/kit/shortcuts/page-acts.ts';
import { chooseTheme } from '#client/kit/theme/theme.ts';
import { found, type Command } from './find-commands.ts';
import { placesToGo } from './places-to-go.ts';
import { useFoundOnServer } from './use-found-on-server.ts';

/**
 * What the palette offers: what can be done on the page, then places and acts in whose words the typed ones begin, then the
 * jobs, companies and people of `search`, which follows what is typed after a pause.
 */
export function useCommands(typed: string, search: string): Command[] {
  const user = useUser();
  const navigate = useNavigate();
  const { leave } = useSignOut();
  const [, chooseDensity] = useDensity();
  const here = usePageActs();
  const onServer = useFoundOnServer(search.trim());

  const fixed: Command[] = [
    ...here.map(({ label, act }) => ({
      id: label,
      label,
      detail: 'On this page',
      icon: 'arrow-right' as const,
      act,
    })),
    ...placesToGo(user).map(({ path, isFor: _, ...place }) => ({
      ...place,
      id: `${path} ${place.label}`,
      act: () => void navigate(path),
    })),
    ...(['dark', 'light'] as const).map((theme) => ({
      id: theme,
      label: `Switch to the ${theme} theme`,
      detail: 'Appearance',
      words: `${theme} theme mode night day`,
      icon: theme === 'dark' ? ('moon' as const) : ('sun' as const),
      act: () => chooseTheme(theme),
    })),
    ...densities.map((density) => ({
      id: density,
      label: `${densityLabel[density]} rows`,
      detail: 'Appearance',
      words: 'density rows cards dense spacing',
      icon: 'list' as const,
      act: () => chooseDensity(density),
    })),
    {
      id: 'keys',
      label: 'Keyboard shortcuts',
      detail: 'Help',
      words: 'keys hotkeys',
      icon: 'info',
      act: () => listKeys(true),
    },
    {
      id: 'leave',
      label: 'Log out',
      detail: 'Account',
      words: 'logout sign out',
      icon: 'log-out',
      act: leave,
    },
  ];
  return [...found(fixed, typed), ...(typed.trim() ? onServer : [])];
}
