/**
 * The atolls of the Maldives, each with the name it is shown by, the letters that stand before the names of its islands
 * ("K. Thulusdhoo"), what else people call it, and its inhabited islands. From the official list of administrative islands.
 */
const listed = `
Haa Alifu Atoll/HA/Haa Alif|North Thiladhunmathi/Baarah,Dhidhdhoo,Filladhoo,Hoarafushi,Ihavandhoo,Kelaa,Maarandhoo,Mulhadhoo,Muraidhoo,Thakandhoo,Thuraakunu,Uligamu,Utheemu,Vashafaru
Haa Dhaalu Atoll/HDh/Haa Dhaal|South Thiladhunmathi/Finey,Hanimaadhoo,Hirimaradhoo,Kulhudhuffushi,Kumundhoo,Kurinbi,Makunudhoo,Naivaadhoo,Nellaidhoo,Neykurendhoo,Nolhivaranfaru,Nolhivaram,Vaikaradhoo
Shaviyani Atoll/Sh/North Miladhunmadulu/Bileffahi,Feevah,Feydhoo,Foakaidhoo,Funadhoo,Goidhoo,Kanditheemu,Komandoo,Lhaimagu,Maakandoodhoo,Maaungoodhoo,Maroshi,Milandhoo,Narudhoo,Noomaraa
Noonu Atoll/N/South Miladhunmadulu/Fodhdhoo,Henbandhoo,Holhudhoo,Kendhikulhudhoo,Kudafari,Landhoo,Lhohi,Maafaru,Maalhendhoo,Magoodhoo,Manadhoo,Miladhoo,Velidhoo
Raa Atoll/R/North Maalhosmadulu/Alifushi,Angolhitheemu,Dhuvaafaru,Fainu,Hulhudhuffaaru,Inguraidhoo,Innamaadhoo,Kinolhas,Maakurathu,Maduvvaree,Meedhoo,Rasgetheemu,Rasmaadhoo,Ungoofaaru,Vaadhoo
Baa Atoll/B/South Maalhosmadulu/Dharavandhoo,Dhonfanu,Eydhafushi,Fehendhoo,Fulhadhoo,Goidhoo,Hithaadhoo,Kamadhoo,Kendhoo,Kihaadhoo,Kudarikilu,Maalhos,Thulhaadhoo
Lhaviyani Atoll/Lh/Faadhippolhu/Hinnavaru,Kurendhoo,Naifaru,Olhuvelifushi,Maafilaafushi
Kaafu Atoll/K/North Malé Atoll|South Malé Atoll|North Male Atoll|South Male Atoll/Dhiffushi,Gaafaru,Gulhi,Guraidhoo,Himmafushi,Huraa,Kaashidhoo,Maafushi,Thulusdhoo
Alifu Alifu Atoll/AA/Alif Alif|North Ari|North Ari Atoll|Ari Atoll/Bodufolhudhoo,Feridhoo,Himandhoo,Maalhos,Mathiveri,Rasdhoo,Thoddoo,Ukulhas
Alifu Dhaalu Atoll/ADh/Alif Dhaal|Alif Dhaalu|South Ari|South Ari Atoll/Dhangethi,Dhiddhoo,Dhigurah,Fenfushi,Haggnaameedhoo,Hangnaameedhoo,Kunburudhoo,Maamigili,Mahibadhoo,Mandhoo,Omadhoo
Vaavu Atoll/V/Felidhu Atoll|Felidhoo Atoll/Felidhoo,Fulidhoo,Keyodhoo,Rakeedhoo,Thinadhoo
Meemu Atoll/M/Mulaku Atoll|Mulakatholhu/Dhiggaru,Kolhufushi,Maduvvari,Mulah,Muli,Naalaafushi,Raimmandhoo,Veyvah
Faafu Atoll/F/North Nilandhe Atoll/Bileddhoo,Dharanboodhoo,Feeali,Magoodhoo,Nilandhoo
Dhaalu Atoll/Dh/South Nilandhe Atoll/Bandidhoo,Hulhudheli,Kudahuvadhoo,Maaenboodhoo,Meedhoo,Rinbudhoo
Thaa Atoll/Th/Kolhumadulu/Burunee,Dhiyamigili,Gaadhiffushi,Guraidhoo,Hirilandhoo,Kandoodhoo,Kinbidhoo,Madifushi,Omadhoo,Thimarafushi,Vandhoo,Veymandoo,Vilufushi
Laamu Atoll/L/Hadhdhunmathi/Dhanbidhoo,Fonadhoo,Gan,Hithadhoo,Isdhoo,Kalhaidhoo,Kunahandhoo,Maabaidhoo,Maamendhoo,Maavah,Mundoo
Gaafu Alifu Atoll/GA/Gaafu Alif|North Huvadhu/Dhaandhoo,Dhevvadhoo,Dhiyadhoo,Gemanafushi,Kanduhulhudhoo,Kolamaafushi,Kondey,Maamendhoo,Nilandhoo,Vilingili
Gaafu Dhaalu Atoll/GDh/Gaafu Dhaal|South Huvadhu|Huvadhu Atoll/Faresmaathodaa,Fiyoaree,Gadhdhoo,Hoandedhdhoo,Madaveli,Nadellaa,Rathafandhoo,Thinadhoo,Vaadhoo
Gnaviyani Atoll/Gn/Gnaviyani/Fuvahmulah,Fuvammulah,Foammulah
Addu City/S/Addu|Seenu|Seenu Atoll|Addu Atoll/Hithadhoo,Maradhoo,Maradhoo-Feydhoo,Feydhoo,Hulhumeedhoo,Meedhoo,Hulhudhoo
`;

interface Atoll {
  name: string;
  letters: string;
  also: readonly string[];
  islands: readonly string[];
}

export const atolls: readonly Atoll[] = listed
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', letters = '', also = '', islands = ''] = line.split('/');
    return { name, letters, also: also.split('|'), islands: islands.split(',') };
  });

/** Islands of Malé and what is beside it; the airport has an island of its own. */
export const maleIslands: readonly string[] = [
  'Malé',
  'Malé City',
  'Greater Malé',
  'Hulhumalé',
  'Hulhumalé Phase 1',
  'Hulhumalé Phase 2',
  'Villimalé',
  'Vilimalé',
  'Hulhulé',
  'Thilafushi',
  'Gulhifalhu',
];

/** In which names of islands end that have no like elsewhere: "Soneva Fushi" and "Bodufinolhu", but not "Tokyo". */
export const islandEnding = /(?:dhoo|fushi|finolhu|huraa|falhu|giri|maafaru|mahdhoo|madhoo)$/;
