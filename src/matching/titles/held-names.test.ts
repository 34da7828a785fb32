import { describe, expect, test } from 'vitest';
import { vocabulary } from '#test/features.ts';
import { labelOf } from '#matching/vocabulary/concepts.ts';
import { namesHeld } from './held-names.ts';

const surest = (title: string) => {
  const [best] = namesHeld(vocabulary, title).toSorted((a, b) => b.sure - a.sure);
  return best && labelOf(vocabulary, best.occupation);
};

describe('the name of an occupation that ends a part of a title is read', () => {
  test.each([
    ['Truck Driver - 1 Ton', 'cargo vehicle driver'],
    ['LORRY DRIVER CUM DISPATCH', 'cargo vehicle driver'],
    ['CAD CAM Dental Technician', 'dental technician'],
    ['Boilerman Gred 1', 'boiler operator'],
    ['Boilerman cum Maintenance', 'boiler operator'],
    ['R&D Food Technologist', 'food technologist'],
    ['Senior Boilerman', 'boiler operator'],
    ['Dental Technician @ Kuala Lumpur', 'dental technician'],
    ['Dental Technician, Crown and Bridge', 'dental technician'],
    ['Trainee Dental Technician Level 2', 'dental technician'],
    ['Night Shift / Dental Technician', 'dental technician'],
  ])('in “%s”', (title, occupation) => {
    expect(surest(title)).toBe(occupation);
  });

  test.each([
    'Dental Technician Coordinator',
    'Friend of Dental Technicians Society',
    'Night Shift',
    'Grade 4',
  ])('and none in “%s”', (title) => {
    expect(surest(title)).not.toBe('dental technician');
  });

  test('one last word behind others is less sure than a whole name', () => {
    const [word] = namesHeld(vocabulary, 'Harbour Boilerman');
    const [whole] = namesHeld(vocabulary, 'Boilerman');
    expect(word?.sure).toBeLessThan(whole?.sure ?? 0);
  });
});
