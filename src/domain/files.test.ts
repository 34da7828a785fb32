import { expect, test } from 'vitest';
import { fileName, sizeInWords } from './files.ts';

test('a file’s size is told in the words people know', () => {
  expect([12, 84_000, 1_023_000, 1_500_000, 5 * 1024 * 1024, 3 * 1024 ** 3].map(sizeInWords)).toEqual([
    '12 bytes',
    '82 KB',
    '999 KB',
    '1.4 MB',
    '5 MB',
    '3 GB',
  ]);
});

test('a file’s name keeps what a name is made of, and ends as its content says', () => {
  expect(fileName('Aishath CV.PDF', 'pdf')).toBe('Aishath CV.pdf');
  expect(fileName('C:\\Users\\me\\cv.docx', 'pdf')).toBe('cv.docx.pdf');
  expect(fileName('cv\u202Efdp.exe', 'pdf')).toBe('cvfdp.exe.pdf');
  expect(fileName('..', 'text')).toBe('Résumé.txt');
  expect(fileName('އައިޝަތު.odt', 'odt')).toBe('އައިޝަތު.odt');
  expect(fileName('a'.repeat(400), 'docx')).toHaveLength(200);
  expect(fileName('🐠'.repeat(150), 'pdf').isWellFormed()).toBe(true);
});
