export interface RejectionValues {
  /** Whether those who wait are told now. */
  telling: boolean;
  text: string;
}

/** Kind words to begin from; whoever closes the job makes them their own. */
export const usualRejection: RejectionValues = {
  telling: true,
  text: `Dear {{first_name}},

thank you for applying for {{job_title}} and for the time you put into it. We have now closed this job and are going on with other people, so this is our answer to you.

We wish you well, and would be glad to hear from you again.

{{company}}`,
};

/** What those who wait are told; undefined for nothing. */
export function saidIn({ telling, text }: RejectionValues): string | undefined {
  return telling && text.trim() ? text : undefined;
}
