import { expect, test } from 'vitest';
import { applicationSorts } from '#domain/application-sorts.ts';
import {
  columnLook,
  columnNames,
  columnsIn,
  columnsText,
  gridOf,
  movedColumn,
  sortAfter,
  withColumn,
} from './columns.ts';
import { wantedWidths } from './wanted-widths.ts';

test('columns come back from an address as they were chosen, and unchosen ones take no place in it', () => {
  expect(columnsText(columnNames)).toBe('');
  expect(columnsIn(columnsText(['name', 'due', 'job']))).toEqual(['name', 'due', 'job']);
  expect(columnsIn('')).toBeUndefined();
  expect(columnsIn(null)).toBeUndefined();
});

test('whatever an address says, there is a name in each row and no column twice', () => {
  expect(columnsIn('due.salary.due')).toEqual(['name', 'due']);
  expect(columnsIn('salary')).toBeUndefined();
  expect(withColumn(['name', 'due'], 'name', false)).toEqual(['name', 'due']);
});

test('a column that is shown again stands after those before which it used to stand', () => {
  const without = withColumn(columnNames, 'status', false);
  expect(without).not.toContain('status');
  expect(withColumn(without, 'status', true)).toEqual(columnNames);
  expect(withColumn(['name', 'notes', 'job'], 'due', true)).toEqual(['name', 'notes', 'job', 'due']);
});

test('a column moves by one place and stops at either end', () => {
  expect(movedColumn(['name', 'job', 'due'], 'due', -1)).toEqual(['name', 'due', 'job']);
  expect(movedColumn(['name', 'job', 'due'], 'due', 1)).toEqual(['name', 'job', 'due']);
  expect(movedColumn(['name', 'job', 'due'], 'name', -1)).toEqual(['name', 'job', 'due']);
});

test('a heading sorts by its column, and pressed again the other way round', () => {
  for (const name of columnNames) {
    const [first, second] = columnLook[name].sorts;
    expect([applicationSorts[first].by, applicationSorts[second].by]).toEqual([name, name]);
    expect(applicationSorts[first].descending).not.toBe(applicationSorts[second].descending);
    expect(sortAfter(name, sortAfter(name, 'newest'))).toBe(name === 'applied' ? 'newest' : second);
  }
});

test('the table asks for the width its columns need, and for its boxes only where one may select', () => {
  expect(gridOf(['name', 'notes'], true)).toEqual({
    template: '44px minmax(160px, 220fr) 54px',
    least: '258px',
  });
  expect(gridOf(['notes'], false).least).toBe('70px');
});

test('room goes to columns by the length of what stands in them, and one with nothing in it keeps to its heading', () => {
  const row = { applicantName: 'Grace Mutua', jobTitle: 'Social Media & Content Executive', steps: [] };
  const { template } = gridOf(['name', 'job', 'step'], false, wantedWidths([{ ...row, stepId: null }]));
  expect(template).toBe('16px minmax(120px, 120fr) minmax(148px, 205fr) 58px');
  const steps = [{ id: 1, status: 'screening' as const, name: 'Phone call', dueDays: null }];
  expect(gridOf(['step'], false, wantedWidths([{ ...row, steps, stepId: 1 }])).template).toBe(
    '16px minmax(58px, 73fr)',
  );
});
