/** What people call the time of a zone: 'Indian/Maldives' is Malé time, 'Asia/Colombo' Colombo time. */
export function zoneName(timeZone: string): string {
  if (timeZone === 'Indian/Maldives') return 'Malé time';
  const place = timeZone.split('/').at(-1) ?? timeZone;
  return timeZone.includes('/') ? `${place.replaceAll('_', ' ')} time` : place;
}
