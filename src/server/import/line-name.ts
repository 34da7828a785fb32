/** "line 9,000". */
export function lineName(line: number): string {
  return `line ${line.toLocaleString('en')}`;
}
