/** Words by which people take somebody for those who run the site; the product's own name is one of them, whatever it is called here. */
const offices = [
  'admin',
  'admins',
  'administrator',
  'administrators',
  'administration',
  'root',
  'superuser',
  'superadmin',
  'sysadmin',
  'system',
  'support',
  'help',
  'helpdesk',
  'moderator',
  'moderators',
  'mod',
  'staff',
  'security',
  'official',
  'operator',
  'platform',
  'webmaster',
  'postmaster',
  'hostmaster',
  'abuse',
  'noreply',
  'donotreply',
  'anonymous',
  'everyone',
  'moorings',
];
/** Words beside them that change nothing about it. */
const beside = [
  'the',
  'team',
  'desk',
  'account',
  'service',
  'center',
  'centre',
  'user',
  'of',
  'at',
  'your',
  'real',
  'customer',
];

/** Whether a name says that somebody runs the site, however it is spaced, numbered or misspelt to look like it. */
export function isReserved(name: string, brand: string): boolean {
  const look = lookOf(name);
  if (look === '') return false;
  const office = [...offices, brand].map(lookOf).filter(Boolean).join('|');
  const any = `(?:${office}|${beside.map(lookOf).join('|')})`;
  return new RegExp(`^${any}*(?:${office})${any}*$`).test(look);
}

/** Small letters without accents and marks; digits that stand for letters, and letters that look like others, as those. */
function lookOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\d+$/, '')
    .replace(/[01345$@!|l]/g, (sign) => spelt[sign] ?? sign)
    .replace(/[^a-z]/g, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

const spelt: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '@': 'a',
  '!': 'i',
  '|': 'i',
  l: 'i',
};
