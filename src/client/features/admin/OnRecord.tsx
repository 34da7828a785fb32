/** Said wherever an administrator decides over others. */
export function OnRecord() {
  return <p>This is recorded in the audit log under your name.</p>;
}
