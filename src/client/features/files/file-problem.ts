import { sizeInWords } from '#domain/files.ts';
import { limits } from '#domain/limits.ts';

/** What is wrong with a file before it is sent; of what kind it is the server says, by its content. */
export function fileProblem({ size, name }: Pick<File, 'size' | 'name'>): string | undefined {
  if (size === 0) return `${name} is empty.`;
  if (size > limits.file)
    return `${name} has ${sizeInWords(size)}. A file can have at most ${sizeInWords(limits.file)}.`;
  return undefined;
}
