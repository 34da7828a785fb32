const english =
  'aide apprentice apprenticeship assistant cadet commis helper improver intern internship learner mate placement probationer student trainee traineeship';
const others =
  'apprenti apprentie stagiaire auszubildende auszubildender azubi lehrling praktikant aprendiz ayudante';

/**
 * Words by which a title says that somebody helps in a trade or learns it. Whoever searches for a trade means the trade: its
 * apprentices and assistants come after it, unless one of these words was typed.
 */
export const lesserWords: readonly string[] = `${english} ${others}`
  .split(' ')
  .flatMap((word) => [word, `${word}s`]);
