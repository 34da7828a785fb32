/** What a task is about: 'Mail 12', 'Application 7, User 3'. */
export function aboutWords(about: Readonly<Record<string, unknown>>): string {
  return Object.entries(about)
    .filter(([name, value]) => name.endsWith('Id') && typeof value === 'number')
    .map(([name, value]) => `${inWords(name)} ${String(value)}`)
    .join(', ');
}

function inWords(name: string): string {
  const words = name.slice(0, -2).replaceAll(/([A-Z])/g, ' $1');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
