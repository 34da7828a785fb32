import type { CurrentUser } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import { paths } from '#client/paths.ts';
import type { PlaceToGo } from './place-to-go.ts';

type Line = [title: string, words: string, isFor?: PlaceToGo['isFor']];

/** The sections of the settings by their titles: those that concern only oneself. */
const own: readonly Line[] = [
  ['Email address', 'mail confirm'],
  ['Your company', 'join create leave', can['company.join']],
  ['Password', 'change'],
  ['Portrait', 'photo picture'],
  ['Careers site', 'people shown name'],
  ['Passkeys', 'fingerprint face'],
  ['Authenticator app', 'second factor two-factor 2fa code'],
  ['Recovery codes', 'second factor backup'],
  ['Where you are signed in', 'sessions devices log out everywhere'],
  ['Appearance', 'theme dark light density compact rows'],
  ['Keyboard', 'shortcuts keys'],
  ['Time zone', 'clock hours'],
  ['Notifications', 'settings mail digest email'],
  ['Privacy', 'matching data'],
];

const ofCompany: readonly Line[] = [
  ['About the company', 'name industry size'],
  ['Contact', 'website phone address'],
  ['What it’s like to work here', 'accommodation leave culture'],
  ['Assist', 'match score'],
  ['Applications', 'deadline days reply answer'],
  ['Offers', 'approval limit'],
  ['Links', 'elsewhere social'],
];

const tabs = [
  ['Members', 'members', 'people colleagues team invite roles'],
  ['Company’s careers site', 'careers', 'page website domain sections colour'],
  ['Pictures', 'pictures', 'logo cover photos images'],
  ['Your website', 'website', 'board embed widget jobs script iframe'],
  ['Provisioning', 'provisioning', 'scim'],
  ['Single sign-on', 'single-sign-on', 'saml openid oidc identity provider'],
  ['Offer and onboarding templates', 'templates', 'letters tasks'],
  ['API keys', 'keys', 'programs tokens integration bearer scopes webhooks events'],
  ['Export of your data', 'export', 'download move out backup archive leave'],
  ['Security log', 'security', 'sign-in attempts audit'],
] as const;

/** Every setting this person has, by what it is called there. */
export function settingsToGo(user: CurrentUser): PlaceToGo[] {
  const isTabbed = can['company.settings'](user);
  const line =
    (address: (title: string) => string, detail: string) =>
    ([label, words, isFor]: Line): PlaceToGo => ({
      label,
      path: address(label),
      icon: 'settings',
      detail,
      words,
      isFor,
    });
  const mine = own.map(line(isTabbed ? paths.ownSetting : paths.setting, 'Your settings'));
  if (!isTabbed) return mine;
  return [
    ...mine,
    ...tabs.map(([label, tab, words]): PlaceToGo => ({
      label,
      path: paths.settingsTab(tab),
      icon: 'settings',
      detail: 'Settings',
      words,
    })),
    ...ofCompany.map(line(paths.setting, 'Company settings')),
    ...(can['platform.administer'](user)
      ? [
          {
            label: 'Who runs this site',
            path: paths.settingsTab('operator'),
            icon: 'settings' as const,
            detail: 'Settings',
            words: 'operator contact',
          },
        ]
      : []),
  ];
}
