/** Words of a sentence around what somebody looks for: "I am looking for work as a cook" asks for a cook. */
const fillers = new Set(
  'would like wish hope hoping want wants be become am is are was there here who which what where any anyone some please kindly thanks thank hello hi hey me my i im can could may interested give get got tell know someone somebody offering offers currently now today soon job jobs vacancy vacancies opening openings position positions opportunity opportunities career careers employment hiring hire wanted required needed looking look seeking seek search searching find want need like work working apply available near nearby around emploi emplois cherche recherche poste postes travail comme je un une pour dans de du des le les'.split(
    ' ',
  ),
);

/** Whether a word asks for nothing by itself, beside others. Alone it is looked for. */
export function isFiller(word: string): boolean {
  return fillers.has(word.toLowerCase());
}

const joining = new Set('a an and as at by for from in into near of on or the to with without'.split(' '));

/** Whether a word only joins others: nobody would search for it alone, or miss it. */
export function isJoining(word: string): boolean {
  return joining.has(word.toLowerCase());
}
