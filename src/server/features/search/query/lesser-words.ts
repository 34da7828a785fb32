/**
 * Words by which a title says that somebody helps in a trade or learns it. Whoever searches for a trade means the trade: its
 * apprentices and assistants come after it, unless one of these words was typed. Few, because each is looked for in every hit.
 */
export const lesserWords: readonly string[] =
  'apprentice apprenticeship apprenti assistant aide helper mate trainee intern internship student learner cadet commis stagiaire'.split(
    ' ',
  );
