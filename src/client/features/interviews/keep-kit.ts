import { call } from '#client/api/call.ts';
import { toast } from '#client/ui/toast.ts';
import type { BodyInput, InterviewKit } from '#contract/api.ts';

/** Keeps what was asked as a new kit or in the one it was taken from. The interview stands already: that it failed is said and no more. */
export async function keepKit(
  body: BodyInput<'POST /api/interview-kits'>,
  kit: InterviewKit | undefined,
): Promise<void> {
  try {
    if (kit)
      await call('PUT /api/interview-kits/:id', { params: { id: kit.id }, body }, { ifMatch: kit.etag });
    else await call('POST /api/interview-kits', { body });
  } catch (error) {
    toast({
      title: 'The kit couldn’t be saved',
      description: error instanceof Error ? error.message : undefined,
      tone: 'danger',
    });
  }
}
