/**
 * Asks at most once per `milliseconds`, and never while an answer is still awaited: what hangs would hang many times over.
 * Those who ask meanwhile share the answer.
 */
export function remembered<Answer>(milliseconds: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked = -Infinity;
  let awaited = false;
  let answer: Promise<Answer>;
  return () => {
    if (!awaited && performance.now() - asked >= milliseconds) {
      asked = performance.now();
      awaited = true;
      answer = ask().finally(() => (awaited = false));
    }
    return answer;
  };
}

/** What is answered within so many milliseconds, or else `late`. */
export async function within<Answer>(
  milliseconds: number,
  answer: Promise<Answer>,
  late: Answer,
): Promise<Answer> {
  const over = Promise.withResolvers<Answer>();
  const timer = setTimeout(over.resolve, milliseconds, late);
  try {
    return await Promise.race([answer, over.promise]);
  } finally {
    clearTimeout(timer);
  }
}
