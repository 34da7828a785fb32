/** Whether a text names a place, and nothing else: "Malé, Maldives", "Perm, Russia", "Boston, MA", "Remote". */
export function isPlace(text: string): boolean {
  const parts = text
    .replace(/^\(|\)$/g, '')
    .split(/\s*,\s*/)
    .filter(Boolean);
  if (parts.length === 0 || parts.length > 4 || text.length > 60) return false;
  const [last = ''] = parts.slice(-1);
  if (parts.length === 1) return isRegion(last) && !stateCodes.has(last.toUpperCase());
  const [first = ''] = parts;
  return (
    parts.every(isName) &&
    (isRegion(last) || (parts.length === 2 && isRegion(first) && last.split(' ').length <= 2))
  );
}

/** Whether a text is a country, a state or a code of one, a well known city, or says that work was remote. */
export function isRegion(text: string): boolean {
  const bare = text.replace(/\.$/, '').trim();
  return (
    stateCodes.has(bare) ||
    /\s(?:atoll|province|district|county)$/i.test(bare) ||
    regions.has(bare.toLowerCase()) ||
    /^(?:\p{Lu}{2},? )?\d{5}(?:-\d{4})?$/u.test(bare)
  );
}

function isName(text: string): boolean {
  return (
    /^[\p{L}\d .'’()-]{2,40}$/u.test(text) &&
    /^\p{L}/u.test(text) &&
    !/ - /.test(text) &&
    text.split(' ').length <= 5
  );
}

const stateCodes = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR ON QC BC AB MB SK NS NB NL UK US USA UAE NSW VIC QLD'.split(
    ' ',
  ),
);

const regions = new Set(
  [
    'île maurice, maurice, la réunion, maroc, tunisie, algérie, belgique, suisse, allemagne, espagne, italie, royaume-uni, deutschland, österreich, schweiz, italien, spanien, españa, francia, alemania, italia, svizzera, brasil, cabo verde, suiza, nederland, česká republika',
    'remote, hybrid, state, country, worldwide, at sea, on board',
    'maldives, republic of maldives, malé, male, hulhumalé, hulhumale, addu city, fuvahmulah, baa atoll, ari atoll, raa atoll, noonu atoll, lhaviyani atoll, kaafu atoll, north malé atoll, south malé atoll, dhaalu atoll, gaafu alifu, laamu atoll',
    'kaafu, baa, raa, noonu, lhaviyani, laamu, vaavu, meemu, dhaalu, faafu, thaa, shaviyani, haa alifu, haa dhaalu, alif alif, alif dhaal, gnaviyani, addu, villimalé, villimale, malé city, male city, thulusdhoo, himmafushi, huraa, maafushi, gulhi, guraidhoo, thilafushi, naifaru, hinnavaru, eydhafushi, kulhudhuffushi, thinadhoo, dharavandhoo, hithadhoo, hanimaadhoo, dhidhdhoo, funadhoo, manadhoo, mahibadhoo, veymandoo, viligili, velidhoo, fonadhoo, gan, omadhoo, rasdhoo, thoddoo, dhigurah, fulidhoo, keyodhoo, maamigili, dhiffushi, gaafaru, kaashidhoo, ukulhas, rasdhoo, thoddoo, mathiveri, bodufolhudhoo, feridhoo, maalhos, himandhoo, mahibadhoo, dhigurah, dhangethi, maamigili, fenfushi, mandhoo, omadhoo, hangnaameedhoo, felidhoo, fulidhoo, keyodhoo, rakeedhoo, thinadhoo, muli, kolhufushi, mulah, dhiggaru, maduvvari, eydhafushi, dharavandhoo, thulhaadhoo, hithaadhoo, kudarikilu, kamadhoo, kendhoo, goidhoo, fulhadhoo, ungoofaaru, alifushi, hulhudhuffaaru, dhuvaafaru, meedhoo, inguraidhoo, naifaru, hinnavaru, kurendhoo, manadhoo, velidhoo, holhudhoo, kendhikulhudhoo, funadhoo, milandhoo, foakaidhoo, komandoo, kulhudhuffushi, nolhivaranfaru, hanimaadhoo, dhidhdhoo, hoarafushi, ihavandhoo, utheemu, kelaa, filladhoo, nilandhoo, magoodhoo, feeali, kudahuvadhoo, rinbudhoo, veymandoo, thimarafushi, fonadhoo, gan, isdhoo, maavah, villingili, maamendhoo, dhaandhoo, gemanafushi, gadhdhoo, madaveli, hithadhoo, maradhoo, feydhoo, hulhudhoo',
    'galle, negombo, bentota, matara, jaffna, kurunegala, mirissa, cebu, davao, makati, kochi, cochin, goa, pune, jaipur, pokhara, chittagong, sylhet, mombasa, zanzibar, denpasar, ubud, lombok, surabaya, pattaya, chiang mai, koh samui, krabi, penang, langkawi, kota kinabalu, sharjah, ajman, fujairah, ras al khaimah, muscat, manama, jeddah, mecca, kuwait city, antalya, bodrum, hurghada, sharm el sheikh, marrakech, casablanca, tunis, palma, palma de mallorca, ibiza, tenerife, antibes, nice, cannes, marseille, lyon, fort lauderdale, orlando, las vegas, mahé, port louis, victoria, suva, nadi, honolulu, key west, venice, naples, florence, genoa, porto, faro, split, dubrovnik, mykonos, santorini, heraklion, limassol, valletta, southampton, portsmouth, brighton, bristol, manchester, liverpool, birmingham, leeds, glasgow, belfast, cardiff, galway, cork, gothenburg, bergen, reykjavik, lucerne, lausanne, salzburg, innsbruck, krakow, gdansk, budapest, sofia, belgrade, zagreb, odesa, odessa, sochi, st petersburg, saint petersburg, kazan, guangzhou, chengdu, sanya, macau, taipei, busan, kyoto, okinawa, sapporo, yangon, mandalay, phnom penh, siem reap, vientiane, luang prabang, da nang, nha trang, brisbane, cairns, gold coast, adelaide, queenstown, wellington, durban, accra, kampala, kigali, dar es salaam, addis ababa',
    'afghanistan, albania, algeria, argentina, armenia, australia, austria, azerbaijan, bahamas, bahrain, bangladesh, barbados, belarus, belgium, bermuda, bhutan, bolivia, bosnia and herzegovina, botswana, brazil, brunei, bulgaria, cambodia, cameroon, canada, cayman islands, chile, china, colombia, costa rica, croatia, cuba, cyprus, czech republic, czechia, denmark, dominican republic, ecuador, egypt, england, estonia, ethiopia, fiji, finland, france, french polynesia, georgia, germany, ghana, greece, guatemala, honduras, hong kong, hungary, iceland, india, indonesia, iran, iraq, ireland, northern ireland, israel, italy, ivory coast, jamaica, japan, jordan, kazakhstan, kenya, kuwait, kyrgyzstan, laos, latvia, lebanon, libya, lithuania, luxembourg, macau, madagascar, malaysia, malta, mauritius, mexico, moldova, monaco, mongolia, montenegro, morocco, mozambique, myanmar, namibia, nepal, netherlands, the netherlands, new zealand, nicaragua, nigeria, north macedonia, norway, oman, pakistan, palestine, panama, papua new guinea, paraguay, peru, philippines, poland, portugal, puerto rico, qatar, romania, russia, rwanda, saudi arabia, scotland, senegal, serbia, seychelles, singapore, slovakia, slovenia, south africa, south korea, korea, spain, sri lanka, sudan, sweden, switzerland, syria, taiwan, tajikistan, tanzania, thailand, trinidad and tobago, tunisia, turkey, türkiye, turkmenistan, uganda, ukraine, united arab emirates, u.a.e, united kingdom, u.k, united states, united states of america, u.s.a, u.s, uruguay, uzbekistan, venezuela, vietnam, viet nam, wales, yemen, zambia, zanzibar, zimbabwe',
    'alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, washington, west virginia, wisconsin, wyoming, ontario, quebec, british columbia, alberta, new south wales, queensland, kerala, tamil nadu, karnataka, maharashtra, bali',
    'abu dhabi, amsterdam, athens, auckland, bangkok, barcelona, beijing, bengaluru, bangalore, berlin, boston, brussels, bucharest, budapest, cairo, cape town, chennai, chicago, colombo, copenhagen, dallas, delhi, dhaka, doha, dubai, dublin, edinburgh, frankfurt, geneva, hamburg, hanoi, helsinki, ho chi minh city, houston, hyderabad, istanbul, jakarta, jerusalem, johannesburg, kandy, karachi, kathmandu, kiev, kyiv, kuala lumpur, lagos, lahore, lisbon, london, los angeles, madrid, manila, melbourne, mexico city, miami, milan, minsk, monte carlo, montreal, moscow, mumbai, munich, nairobi, new delhi, osaka, oslo, paris, perth, phuket, prague, riga, riyadh, rome, san francisco, seattle, seoul, shanghai, shenzhen, stockholm, sydney, tallinn, tbilisi, tehran, tel aviv, tokyo, toronto, trivandrum, vancouver, vienna, vilnius, warsaw, washington dc, yerevan, zurich, zürich',
  ].flatMap((list) => list.split(', ')),
);
