/**
 * Words that tell where somebody comes from or what they believe. Two of them also name a craft ("Thai massage",
 * "French teacher"): whoever reads a title decides which is meant (work-title.ts).
 */
export const demonyms = alternatives(`
  afghan albanian algerian american angolan arab(?:ian|ic)? argentin(?:e|ian) armenian asian australian austrian azerbaijani
  bahraini balinese bangladeshi? bengali belarusian belgian bhutanese bolivian bosnian botswanan brazilian british bulgarian burmese
  cambodian cameroonian canadian caribbean chilean chinese colombian congolese croatian cuban cypriot czech danish dutch
  egyptian emirati english eritrean estonian ethiopian european fijian filipin[oa] finnish french gambian georgian german
  ghanaian goan greek guinean haitian hungarian icelandic indian indonesian iranian iraqi irish israeli italian ivorian
  jamaican japanese javanese jordanian kazakh keralite kenyan korean kosovan kurdish kuwaiti kyrgyz laotian latin latvian lebanese liberian
  libyan lithuanian macedonian malagasy malawian malay(?:ali|sian)? maldivian maltese mauritian mexican moldovan mongolian
  montenegrin moroccan mozambican myanmar namibian nepal(?:i|ese) new[\\s-]zealand(?:er)? nigerian norwegian omani pakistani
  palestinian panamanian peruvian philippine pin[oa]y polish portuguese punjabi qatari romanian russian rwandan saudi scottish
  senegalese serbian seychellois sierra[\\s-]leonean singaporean sinhal(?:a|ese) slovak slovenian somali south[\\s-]african
  spanish sri[\\s-]?lankan sudanese swazi swedish swiss syrian taiwanese tajik tamil tanzanian thai tibetan togolese tunisian turkish turkmen
  ugandan ukrainian uruguayan uzbek venezuelan vietnamese welsh western yemeni zambian zimbabwean african expat(?:riate)?
`);

export const faiths = alternatives(`
  muslim moslem christian catholic protestant orthodox hindu buddhist sikh jewish jain baha['’]?i sunni shia
`);

/** Where somebody comes from, said by the country's name. */
export const countries = alternatives(`
  afghanistan albania algeria argentina armenia australia austria azerbaijan bahrain bangladesh belarus belgium bhutan bolivia
  bosnia brazil britain bulgaria burma cambodia cameroon canada chile china colombia croatia cuba cyprus czechia denmark
  egypt england eritrea estonia ethiopia fiji finland france gambia georgia germany ghana greece guinea hungary iceland india indonesia
  iran iraq ireland israel italy jamaica japan jordan kazakhstan kenya kerala korea kuwait kyrgyzstan laos latvia lebanon
  liberia libya lithuania madagascar malawi malaysia maldives malta mauritius mexico moldova mongolia montenegro morocco
  mozambique myanmar namibia nepal netherlands new[\\s-]zealand nigeria norway oman pakistan palestine panama peru
  philippines poland portugal punjab qatar romania russia rwanda saudi(?:[\\s-]arabia)? scotland senegal serbia seychelles singapore slovakia
  slovenia somalia south[\\s-]africa south[\\s-]korea spain sri[\\s-]?lanka sudan sweden switzerland syria taiwan tajikistan tanzania thailand
  tibet togo tunisia turkey t(?:ü|u)rkiye turkmenistan uae uganda uk ukraine uruguay usa? uzbekistan venezuela vietnam wales
  yemen zambia zimbabwe
`);

function alternatives(list: string): string {
  return list.trim().split(/\s+/).join('|');
}
