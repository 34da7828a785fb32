const tops = [2, 4, 6, 8, 10, 12, 16, 20, 24, 30, 40, 50, 60, 80, 100, 120, 160];

/** Where an axis of whole numbers ends: a round one that is not less than the largest, and has a whole half. */
export function axisTop(largest: number): number {
  if (largest <= 1) return 1;
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(largest)) - 1);
  return (tops.find((top) => top * scale >= largest) ?? 200) * scale;
}
