import { open } from 'node:fs/promises';

const sign = 'MOORINGS BACKUP ';

/** What a backup begins with, encrypted or not. */
export const firstLine = `${sign}1\n`;

/** Whether a file begins as backups do, also those of another version of their form. */
export async function beginsAsBackup(file: string): Promise<boolean> {
  const input = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await input.read(Buffer.alloc(sign.length), 0, sign.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === sign;
  } finally {
    await input.close();
  }
}
