import { describe, expect, it, test } from 'vitest';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { departments, trades } from './other-words.ts';
import { namesOf, titleTokens, tradesNamed } from './trade-names.ts';
import { occupationOfTrade } from './trade-occupations.ts';
import { inTradesWords } from './trade-own-words.ts';

const vocabulary = loadVocabulary();

describe('a title is put in the trade’s own words', () => {
  it.each([
    ['Air hostess', 'flight attendant'],
    ['Cleaning lady', 'cleaner'],
    ['Ward matron', 'ward manager'],
    ['Office boy', 'office assistant'],
    ['Tea lady', 'tea attendant'],
    ['Tea boy', 'tea attendant and office assistant'],
    ['Ayah', 'domestic worker and nanny'],
    ['Hausmeister', 'maintenance technician and caretaker'],
    ['Room boy (2 posts)', 'room attendant'],
    ['1ère femme de chambre (H/F)', '1ère room attendant'],
    ['Serveur·euse', 'waiter'],
    ['Plongeur en restauration', 'kitchen porter'],
    ['Moniteur de plongée', 'dive instructor'],
    ['Patron de vedette', 'boat captain'],
    ['Koch/Köchin (m/w/d)', 'cook'],
    ['Kellner*in', 'waiter'],
    ['Zimmermaedchen', 'room attendant'],
    ['Bootsführerin', 'boat captain'],
    ['Camarera de pisos', 'room attendant'],
    ['camarero/a', 'waiter'],
    ['Patrón de lancha', 'boat captain'],
    ['Aiuto cuoco', 'cook'],
    ['Addetta alle pulizie', 'cleaner'],
    ['Bagnino', 'lifeguard'],
    ['Cercasi cameriere di sala', 'waiter'],
    ['Koch gesucht', 'cook'],
    ['Kellner im Service', 'waiter im Service'],
    ['Kapitän', 'boat captain'],
    ['Capitan de yate', 'boat captain'],
    ['Comandante di yacht', 'boat captain'],
    ['Capitaine de navire', 'boat captain'],
    ['Chef mécanicien', 'marine chief engineer'],
    ['Jefe de maquinas', 'marine chief engineer'],
    ['Direttore di macchina', 'marine chief engineer'],
    ['Azafata de yate', 'ship steward'],
    ['Voiturière', 'parking valet'],
    ['Aparcacoches', 'parking valet'],
    ['Standardiste', 'switchboard operator'],
    ['Centralinista', 'switchboard operator'],
    ['Jefa de bares', 'bar manager'],
    ['Barchefin', 'bar manager'],
    ['Pizzera', 'pizza chef'],
    ['Fruehstueckskraft', 'waiter'],
    ['Directeur d’hébergement', 'front office manager'],
    ['Addetta al ricevimento', 'receptionist'],
    ['Buandière', 'laundry attendant'],
    ['Maitre de sala', 'head waiter'],
  ])('%s: %s', (title, own) => {
    expect(inTradesWords(title).text).toBe(own);
  });

  it.each([
    ['ކައްކާ މީހަކު', 'cook'],
    ['ދޯނި ދުއްވާ މީހާ', 'boat captain'],
    ['ސެކިއުރިޓީ ގާޑް', 'security guard'],
    ['އެސިސްޓެންޓް ޕްރޮޖެކްޓް އޮފިސަރ', 'assistant project officer'],
    ['އެސިސްޓަންޓް ފައިނޭންސް އޮފިސަރު', 'assistant finance officer'],
    ['kakkaa meehaa', 'cook'],
    ['kaka meehaku', 'cook'],
    ['Dhoni dhuvvaa meehaa', 'boat captain'],
    ['falhuverin', 'deckhand'],
    ['Saafu kuraa meehun', 'cleaner'],
    ['mudhimu', 'imam'],
    ['ކާރު ދުއްވާނެ މީހަކު ބޭނުންވެއްޖެ', 'driver'],
    ['ވެއިޓަރެއް', 'waiter'],
    ['ފަޅުވެރިއެއް', 'deckhand'],
    ['Boat dhuvvaane meeheh beynun', 'boat captain'],
  ])('also from Dhivehi, however it is spelt: %s', (title, own) => {
    expect(inTradesWords(title).text).toBe(own);
  });

  it.each([
    ['HCA', 'healthcare assistant'],
    ['RN, ICU', 'registered nurse, ICU'],
    ['CEO', 'chief executive officer'],
    ['GRO - Russian speaking', 'guest relations officer - Russian speaking'],
    ['A/C Technician', 'air conditioning technician'],
    ['HK Attendant', 'housekeeping Attendant'],
    ['FO Supervisor', 'front office Supervisor'],
    ['F & B Manager', 'food and beverage manager'],
    ['KP', 'kitchen porter'],
    ['CDP', 'chef de partie'],
  ])('also from initials: %s', (title, own) => {
    expect(inTradesWords(title).text).toBe(own);
  });

  it.each([
    'Software Developer',
    'Sous Chef',
    'Chef de cuisine',
    'Speedboat Captain',
    'Head of Finance',
    'Qwxyz',
    '',
  ])('and is left as it is where it has them: “%s”', (title) => {
    expect(inTradesWords(title).text).toBe(title);
  });

  it('stays as it is where initials stand for two trades, and both are found', () => {
    const { text, trades: found } = inTradesWords('DSO');
    expect(text).toBe('DSO');
    expect(found).toHaveLength(2);
  });
});

describe('a word that is ordinary English is a trade by itself only', () => {
  const ordinary = (word: string) => ['servant', 'groom', 'conductor'].includes(word.toLowerCase());
  it.each([
    ['Servant', 'domestic worker'],
    ['Civil servant', 'Civil servant'],
    ['Groom', 'bell attendant'],
    ['Horse groom', 'Horse groom'],
    ['Groom / concierge', 'bell attendant / concierge'],
    ['Musical conductor', 'Musical conductor'],
    ['Senior groom', 'Senior bell attendant'],
  ])('%s: %s', (title, own) => {
    expect(inTradesWords(title, ordinary).text).toBe(own);
  });
});

test('names of one trade are found to be the same trade', () => {
  const trade = (title: string) => inTradesWords(title).trades[0]?.trade;
  expect(trade('Launch Master')).toBe(trade('Speed boat captain'));
  expect(trade('Deck hand')).toBe(trade('ފަޅުވެރިޔާ'));
  expect(trade('Plumber')).not.toBe(trade('Pipe fitter'));
});

describe('the table', () => {
  it('names an occupation of the vocabulary for every trade', () => {
    for (const trade of trades)
      expect(occupationOfTrade(vocabulary, trade).isco, trade.called).toBeGreaterThan(0);
  });

  // Old and foreign names that are of two trades, each of which is meant.
  const ofTwo = new Set(
    'tea boy; teaboy; coolie; ayah; valet; Hausmeister; Hausmeisterin; Hauswart; Abwart; veilleur de nuit'.split(
      '; ',
    ),
  );

  it('finds every trade by the name it goes by today, and no name twice but initials and those of two', () => {
    const doubled = trades.flatMap((trade) =>
      [trade.called, trade.dated, trade.fr, trade.de, trade.es, trade.it].flatMap(namesOf).filter((name) => {
        const named = tradesNamed(titleTokens(name).map(({ key }) => key));
        return !named.some((one) => one.trade === trade) || named.length > (ofTwo.has(name) ? 2 : 1);
      }),
    );
    expect(doubled).toEqual([]);
  });

  it('gives each department’s initials once', () => {
    const all = departments.flatMap(({ short }) => namesOf(short));
    expect(new Set(all).size).toBe(all.length);
  });
});
