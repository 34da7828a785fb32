import type { ReasonUnreadable } from '#domain/unreadable.ts';

/** Why a document cannot be read, as one plain sentence for whoever sent it. */
export class UnreadableDocument extends Error {
  readonly code: ReasonUnreadable;

  constructor(code: ReasonUnreadable) {
    super(sentences[code]);
    this.code = code;
  }
}

const sentences: Record<ReasonUnreadable, string> = {
  empty: 'This file is empty.',
  unknown_kind: 'This is not a PDF, DOCX, ODT or plain text file, whatever its name says.',
  old_word: 'This is an old Word file (.doc). Please save it as .docx or PDF and choose that one.',
  rich_text: 'This is a rich text file (.rtf). Please save it as .docx or PDF and choose that one.',
  picture: 'This is a picture. Please choose a PDF, DOCX, ODT or plain text file.',
  no_attachment:
    'This file holds profile data, not a document. Choose a PDF, a picture, DOCX, ODT or plain text.',
  page: 'This is a web page. Please save it as PDF and choose that one.',
  damaged: 'This file is damaged or was cut short, so it cannot be opened.',
  locked: 'This file is locked with a password, so employers could not open it either.',
  no_text:
    'There is no text in this file. It may be a scan or a picture; the employer still gets it as it is.',
  too_much: 'This file unpacks to far more than a résumé needs, so it was not opened.',
  forbidden_part: 'This file contains instructions that documents must not contain, so it was not opened.',
  too_slow: 'Reading this file took too long, so it was stopped.',
};
