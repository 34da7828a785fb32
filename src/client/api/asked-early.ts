declare global {
  // A `var`, as only that becomes a property of the window.
  var askedEarly: Record<string, Promise<Response | undefined>> | undefined;
}

/**
 * The answer to what index.html asked for before any of our code had arrived, or undefined where it did not ask or none
 * came. It is good for once: later it may be another.
 */
export async function takeEarlyAnswer(url: string): Promise<Response | undefined> {
  const answer = globalThis.askedEarly?.[url];
  delete globalThis.askedEarly?.[url];
  return answer;
}
