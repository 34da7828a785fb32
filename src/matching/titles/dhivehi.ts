/**
 * Dhivehi is written in Thaana and, as often, in Latin letters, where nobody agrees on the spelling ("dhoani", "dhoni",
 * "dōni"), and a noun that somebody is looking for bears an ending ("kakkaa meehaku": a cook, wanted). What is compared is
 * the sound that is left when these differences are taken away.
 */
export function latinSound(word: string): string {
  return personWords.has(word)
    ? 'miha'
    : word
        .replace(/([bdfghjklmnprstvwyz])\1+/g, '$1')
        .replace(/([bdglnrst])h(?=[aeiou]|$)/g, '$1')
        .replace(/ee|ey/g, 'i')
        .replace(/oo/g, 'u')
        .replace(/oa/g, 'o')
        .replace(/aa+/g, 'a')
        .replace(/w/g, 'v')
        .replace(/c(?=[aouk])|q/g, 'k')
        // "Who will cook" is wanted as often as "who cooks".
        .replace(/an[ei]h?$/, 'a');
}

const personWords = new Set(
  'meehaa meeha meeheh meehaku meehakah meehun meehunnah miiha miihaa mihaa meehakee'.split(' '),
);

/** Consonants only: vowels are signs beside them, and they are what spellings of foreign words differ in. */
export function thaanaSound(word: string): string {
  const bare = word.replace(/[\u07a6-\u07b0]/g, '');
  return /^މހ[ކއނށ]*$/.test(bare) ? 'މހ' : bare;
}

/** Without the ending of "a" or "some": what is wanted is a guard, or guards. */
export function withoutThaanaEnding(sound: string): string {
  return isThaana(sound) && sound.length > 2 ? sound.replace(/(?<=..)[އނކ]{1,2}$/, '') : sound;
}

export function isThaana(word: string): boolean {
  return /[\u0780-\u07a5]/.test(word);
}

/**
 * English words of official titles as advertisements write them in Thaana, by their consonants: "އެސިސްޓެންޓް
 * ޕްރޮޖެކްޓް އޮފިސަރ" is an assistant project officer.
 */
export function englishOfThaana(word: string): string | undefined {
  const sound = thaanaSound(word);
  return bySound.get(sound) ?? bySound.get(withoutThaanaEnding(sound));
}

const loans: Readonly<Record<string, string>> = {
  assistant: 'އެސިސްޓެންޓް',
  associate: 'އެސޯސިއޭޓް',
  officer: 'އޮފިސަރ',
  manager: 'މެނޭޖަރު',
  senior: 'ސީނިއަރ',
  junior: 'ޖޫނިއަރ',
  technician: 'ޓެކްނީޝަން',
  supervisor: 'ސުޕަވައިޒަރު',
  director: 'ޑިރެކްޓަރު',
  coordinator: 'ކޯޑިނޭޓަރު',
  executive: 'އެގްޒެކެޓިވް',
  attendant: 'އެޓެންޑެންޓް',
  engineer: 'އިންޖިނިއަރު',
  project: 'ޕްރޮޖެކްޓް',
  administrative: 'އެޑްމިނިސްޓްރޭޓިވް',
  admin: 'އެޑްމިން',
  council: 'ކައުންސިލް',
  finance: 'ފައިނޭންސް',
  accounts: 'އެކައުންޓްސް',
  account: 'އެކައުންޓް',
  human: 'ހިއުމަން',
  resources: 'ރިސޯސަސް',
  resource: 'ރިސޯސް',
  relations: 'ރިލޭޝަންސް',
  international: 'އިންޓަނޭޝަނަލް',
  public: 'ޕަބްލިކް',
  health: 'ހެލްތު',
  community: 'ކޮމިއުނިޓީ',
  nursing: 'ނާސިންގ',
  laboratory: 'ލެބޯޓްރީ',
  pharmacist: 'ފާމަސިސްޓް',
  registration: 'ރެޖިސްޓްރޭޝަން',
  development: 'ޑިވެލޮޕްމަންޓް',
  planning: 'ޕްލޭނިންގ',
  legal: 'ލީގަލް',
  media: 'މީޑިއާ',
  marketing: 'މާކެޓިންގ',
  sales: 'ސޭލްސް',
  customer: 'ކަސްޓަމަރ',
  service: 'ސަރވިސް',
  services: 'ސަރވިސަސް',
  front: 'ފްރޮންޓް',
  office: 'އޮފީސް',
  guest: 'ގެސްޓް',
  housekeeping: 'ހައުސްކީޕިންގ',
  housekeeper: 'ހައުސްކީޕަރ',
  kitchen: 'ކިޗަން',
  restaurant: 'ރެސްޓޯރަންޓް',
  hotel: 'ހޮޓެލް',
  resort: 'ރިސޯޓް',
  maintenance: 'މެއިންޓެނަންސް',
  electrical: 'އިލެކްޓްރިކަލް',
  mechanical: 'މެކޭނިކަލް',
  mechanic: 'މެކޭނިކް',
  marine: 'މެރިން',
  operator: 'އޮޕަރޭޓަރު',
  security: 'ސެކިއުރިޓީ',
  information: 'އިންފޮމޭޝަން',
  technology: 'ޓެކްނޮލޮޖީ',
  computer: 'ކޮމްޕިއުޓަރު',
  system: 'ސިސްޓަމް',
  analyst: 'އެނަލިސްޓް',
  auditor: 'އޮޑިޓަރު',
  librarian: 'ލައިބްރޭރިއަން',
  counsellor: 'ކައުންސެލަރު',
  social: 'ސޯޝަލް',
  worker: 'ވޯކަރު',
  trainee: 'ޓްރެއިނީ',
  procurement: 'ޕްރޮކިއުމަންޓް',
  chef: 'ޝެފް',
  head: 'ހެޑް',
  chief: 'ޗީފް',
  general: 'ޖެނެރަލް',
  deputy: 'ޑެޕިއުޓީ',
  programme: 'ޕްރޮގްރާމް',
  environment: 'އެންވަޔަރަންމަންޓް',
  tourism: 'ޓޫރިޒަމް',
  training: 'ޓްރެއިނިންގ',
  data: 'ޑޭޓާ',
  entry: 'އެންޓްރީ',
};

const bySound = new Map(Object.entries(loans).map(([english, thaana]) => [thaanaSound(thaana), english]));
