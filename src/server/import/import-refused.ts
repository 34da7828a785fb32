/** Why nothing of a file is imported: one sentence for the person who asked. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}
