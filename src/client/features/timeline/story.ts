import type { Message, TimelineEntry } from '#contract/api.ts';

/** What happened to an application, or a message as it was written. */
export type StoryPart =
  | { key: string; at: string; entry: TimelineEntry; message?: undefined }
  | { key: string; at: string; message: Message; entry?: undefined };

/** Timeline and messages as one story, the latest first: that a message was written is said by the message itself. */
export function storyOf(entries: readonly TimelineEntry[], messages: readonly Message[]): StoryPart[] {
  const told: StoryPart[] = [
    ...entries
      .filter(({ kind }) => kind !== 'message.sent')
      .map((entry) => ({ key: entry.key, at: entry.at, entry })),
    ...messages.map((message) => ({ key: `message ${message.id}`, at: message.sentAt, message })),
  ];
  // Of the same moment, what stands later in its list happened later.
  return told
    .map((part, place) => ({ part, place }))
    .toSorted((one, other) => Date.parse(other.part.at) - Date.parse(one.part.at) || other.place - one.place)
    .map(({ part }) => part);
}
