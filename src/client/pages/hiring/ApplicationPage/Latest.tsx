import { useReadMessages } from '#client/features/messages/use-read-messages.ts';
import { Story } from '#client/features/timeline/Story.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import part from '#client/ui/Part.module.css';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { StoryProps } from './StoryTab.tsx';

const mostShown = 3;

/** The last that happened or was written, and the way to all of it. */
export function Latest({ applicationId, story, onAll }: StoryProps & { onAll: () => void }) {
  // What is shown here is read here.
  const shown = story.data?.slice(0, mostShown).flatMap(({ message }) => message ?? []);
  useReadMessages(applicationId, shown);
  return (
    <section className={part.part} aria-labelledby="latest">
      <h2 id="latest">Latest</h2>
      <Loaded query={story} what="the timeline" level={3} waiting={<Skeleton height="6rem" />}>
        {(parts) => (
          <>
            <Story parts={parts.slice(0, mostShown)} />
            {parts.length > mostShown && (
              <div>
                <Button size="compact" onClick={onAll}>
                  Show all {parts.length}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
