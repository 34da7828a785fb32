/** Names of groups of hotels and of ships: words, and no typos of others, though no posting has them ("Hilton" is no "Halton"). */
const houses = new Set(
  'accor adaaran amari amilla anantara aman atmosphere avani ayada bandos banyan baros cheval cinnamon centara coco como constance conrad costa dusit emirates fairfield fairmont finolhu four furaveri gili hard hilton holiday hyatt iberostar ibis intercontinental jumeirah jw kandima kempinski kuda kuramathi kurumba lux maritim marriott melia mercure meridien movenpick niyama novotel nova oberoi oblu outrigger ozen park patina peninsula pullman radisson raffles ramada regent reethi renaissance ritz rixos rotana rosewood royal sandals scandic sheraton shangri sofitel soneva sonesta sun siyam taj tui velassaru vakkaru velaa waldorf westin wyndham w msc carnival cunard celebrity azamara silversea viking aida norwegian'.split(
    ' ',
  ),
);

export function isKnownHouse(word: string): boolean {
  return houses.has(word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase());
}
