/** The address's parameters by now: what was chosen a moment ago may not be drawn yet, and must not be lost. */
export function currentSearchParams(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}
