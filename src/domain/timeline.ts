/**
 * Everything that can stand on an application's timeline. What has a dot in its name is an event of that name that says to
 * which application it belongs: a new kind of those needs its name here and its words in the client.
 */
export const timelineKinds = [
  'applied',
  'invited',
  'promised',
  'seen',
  'moved',
  'stepped',
  'mailed',
  'withdrawn',
  'message.sent',
  'interview.proposed',
  'interview.booked',
  'interview.cancelled',
  'interview.declined',
  'scorecard.handed_in',
  'offer.prepared',
  'offer.asked',
  'offer.decided',
  'offer.sent',
  'offer.replaced',
  'offer.withdrawn',
  'offer.accepted',
  'offer.declined',
  'offer.expired',
  'offer.called_off',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/**
 * What is said and done among those who hire; who applied is not told of it. Mails are theirs already, and say what
 * stands here anyway.
 */
const amongColleagues: ReadonlySet<TimelineKind> = new Set([
  'stepped',
  'mailed',
  'scorecard.handed_in',
  'offer.prepared',
  'offer.asked',
  'offer.decided',
]);

export function isForApplicants(kind: TimelineKind): boolean {
  return !amongColleagues.has(kind);
}
