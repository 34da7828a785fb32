import type { Budgets } from '#server/http/budgets.ts';
import { Refusal } from '#server/refusal.ts';

/**
 * Whether one more mail may be asked for. Who has asked for too many is not told: they would learn which addresses get any. What
 * was sent before goes on working.
 */
export async function mayAskForMail(
  budgets: Budgets,
  budget: 'address-mail' | 'reset-mail',
  caller: string,
): Promise<boolean> {
  try {
    await budgets.spend(budget, caller);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return false;
    throw error;
  }
}
