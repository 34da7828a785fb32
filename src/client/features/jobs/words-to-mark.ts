import { createContext } from 'react';
import type { SearchedWords } from '#domain/searched-words.ts';

/** What the postings below were searched for; nothing outside of a search. */
export const WordsToMark = createContext<SearchedWords>([]);
