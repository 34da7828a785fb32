import { useReadMessages } from '#client/features/messages/use-read-messages.ts';
import { Story } from '#client/features/timeline/Story.tsx';
import type { useStory } from '#client/features/timeline/use-story.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

export interface StoryProps {
  applicationId: number;
  story: ReturnType<typeof useStory>;
}

/** All that happened and was written, the latest first. */
export function StoryTab({ applicationId, story }: StoryProps) {
  useReadMessages(applicationId, story.messages);
  return (
    <section aria-label="Timeline and messages">
      <Loaded query={story} what="the timeline" waiting={<Skeleton height="12rem" />}>
        {(parts) => <Story parts={parts} />}
      </Loaded>
    </section>
  );
}
