import { expect, test } from 'vitest';
import { accentsOf, contrast, leastContrast } from './accents.ts';

test('Whatever colour a company chooses, what is written in it and on it can be read in both themes', () => {
  const wrong: string[] = [];
  for (let red = 0; red <= 255; red += 51)
    for (let green = 0; green <= 255; green += 51)
      for (let blue = 0; blue <= 255; blue += 51) {
        const colour = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        const { band, onBand, light, dark } = accentsOf(colour);
        const pairs = [
          [band, onBand],
          [light.accent, light.onAccent],
          [light.accent, '#eef4f5'],
          [dark.accent, dark.onAccent],
          [dark.accent, '#17303a'],
        ] as const;
        const least = Math.min(...pairs.map(([one, other]) => contrast(one, other)));
        if (least < leastContrast || band !== colour) wrong.push(`${colour}: ${least}`);
      }
  expect(wrong).toEqual([]);
});

test('A colour that can be read already stays as it is', () => {
  expect(accentsOf('#0a5b6c').light.accent).toBe('#0a5b6c');
  expect(accentsOf('#F5A3C8').dark.accent).toBe('#f5a3c8');
});
