import { createRandom } from '#server/demo/load/random.ts';

/** What a market is made of. The lists have the most frequent first. */
export interface MarketWords {
  titles: string[];
  places: string[];
  companies: string[];
  skills: string[];
  /** Words of descriptions, each with how often it occurs. */
  words: [word: string, count: number][];
}

/** Words of our own, for when no real postings are at hand. The most frequent of each kind come first. */
export function builtInWords(): MarketWords {
  return {
    titles: crossed(ranks, roles, (rank, role) => (rank ? `${rank} ${role.toLowerCase()}` : role)),
    places: crossed(places, ['', 'North', 'South', 'East', 'West'], (place, side) =>
      `${side} ${place}`.trim(),
    ),
    companies: crossed(names, trades, (name, trade) => `${name} ${trade}`),
    skills: list(skills),
    words: [...list(frequentWords), ...inventedWords(20_000)].map((word, rank) => [word, 1 / (rank + 2.7)]),
  };
}

function list(words: string): string[] {
  return words.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
}

/** Every pair, those of early parts early. */
function crossed<First, Second>(
  first: readonly First[],
  second: readonly Second[],
  join: (first: First, second: Second) => string,
): string[] {
  const pairs = first.flatMap((one, row) =>
    second.map((other, column) => ({ one, other, far: row + column })),
  );
  return pairs.sort((a, b) => a.far - b.far).map(({ one, other }) => join(one, other));
}

/** The rare words that every real text is full of, none of which any list of ours would hold. */
function inventedWords(count: number): string[] {
  const random = createRandom(7_075);
  const syllable = () => `${random.pick(consonants)}${random.pick(vowels)}${random.pick(endings)}`;
  const words = new Set<string>();
  while (words.size < count) words.add(Array.from({ length: random.between(2, 4) }, syllable).join(''));
  return [...words];
}

const consonants = [
  'b',
  'd',
  'f',
  'g',
  'h',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  't',
  'v',
  'st',
  'tr',
] as const;
const vowels = ['a', 'e', 'i', 'o', 'u', 'ea', 'io'] as const;
const endings = ['', '', 'n', 'r', 'l', 's', 'm'] as const;

const ranks = [
  '',
  'Senior',
  'Assistant',
  'Lead',
  'Junior',
  'Trainee',
  'Head',
  'Deputy',
  'Night',
  'Relief',
  'Temporary',
];

const roles =
  list(`Waiter, Receptionist, Chef de partie, Room attendant, Sales assistant, Nurse, Driver, Accountant, Software engineer,
  Project manager, Teacher, Dive instructor, Sous chef, Bartender, Electrician, Deck hand, Marine engineer, Housekeeper,
  Security officer, Storekeeper, Cashier, Cook, Boat captain, Spa therapist, Guest relations officer, Sales manager,
  Data analyst, Care assistant, Kitchen porter, Gardener, Carpenter, Plumber, Mechanic, Welder, Barista, Pastry chef,
  Baker, Butcher, Concierge, Night auditor, Front office manager, Duty manager, General manager, Restaurant manager,
  Marketing manager, Content writer, Graphic designer, Human resources officer, Payroll clerk, Buyer, Logistics planner,
  Warehouse operative, Forklift driver, Physiotherapist, Pharmacist, Doctor, Dentist, Midwife, Social worker, Lecturer,
  Nanny, Lifeguard, Snorkelling guide, Surf instructor, Boatbuilder, Sailmaker, Rigger, Ship agent, Purser, Steward,
  Radio officer, Crane operator, Surveyor, Architect, Civil engineer, Quantity surveyor, Site manager, Painter, Tailor,
  Laundry attendant, Hairdresser, Beautician, Photographer, Translator, Lawyer, Auditor, Economist, Statistician,
  Database administrator, Network engineer, Web developer, Product owner, Tester, Support technician, Call centre agent,
  Insurance broker, Estate agent, Travel agent, Event planner, Pilot, Cabin attendant, Air traffic controller, Fisherman,
  Agronomist, Veterinarian, Laboratory technician, Chemist, Biologist, Geologist, Librarian, Journalist, Editor`);

const places =
  list(`Malé, Hulhumalé, Addu City, Baa Atoll, Thulusdhoo, Colombo, Dubai, London, Manchester, Cairo, Singapore,
  Kuala Lumpur, Mumbai, Chennai, Kochi, Doha, Abu Dhabi, Muscat, Nairobi, Mombasa, Port Louis, Victoria, Zanzibar, Cape Town,
  Lisbon, Porto, Palma, Valletta, Piraeus, Split, Hamburg, Rotterdam, Antwerp, Marseille, Genoa, Naples, Oslo, Bergen,
  Gothenburg, Gdansk, Riga, Tallinn, Helsinki, Dublin, Cork, Leeds, Bristol, Southampton, Glasgow, Aberdeen, Belfast, Cardiff,
  Fuvahmulah, Kulhudhuffushi, Thinadhoo, Eydhafushi, Naifaru, Maafushi, Dhigurah, Ukulhas, Hanimaadhoo, Gan`);

const names =
  list(`Anchor, Harbour, Lagoon, Reef, Island, Ocean, Coral, Palm, Sand, Monsoon, Compass, Beacon, Horizon, Atoll, Tide, Pearl,
  Sail, Wave, Breeze, Shore, Bay, Cape, Delta, River, Hill, Valley, Forest, Meadow, Stone, Bridge, Castle, Market, Station, Garden,
  Summit, Star, Sun, Moon, Cloud, Rain, North, South, East, West, Golden, Silver, Blue, Green, White, Red, Royal, Grand, First,
  United, General, National, Central, Modern, Ancient, Prime`);

const trades =
  list(`Hotels, Resorts, Shipping, Logistics, Hospital, Clinic, School, College, Airlines, Construction, Marine, Divers,
  Foods, Bakery, Retail, Stores, Bank, Insurance, Software, Systems, Energy, Telecom, Engineering, Consulting, Media, Motors,
  Fisheries, Farms, Textiles, Pharma, Laboratories, Properties, Holdings, Partners, Group, Services, Trading, Works, Studio, Lines`);

const skills = `English, Customer service, Communication, Teamwork, Microsoft Excel, First aid, Dhivehi, Housekeeping, Sales,
  Food hygiene, Cooking, Driving licence, Cash handling, Opera PMS, Bartending, Wine service, Table service, Arabic, Russian, Mandarin,
  German, French, Italian, Japanese, PADI, STCW, Boat handling, Engine maintenance, Welding, Carpentry, Plumbing, Electrics, Painting,
  Accounting, Bookkeeping, Payroll, Budgeting, Auditing, Recruitment, Training, Leadership, Planning, Scheduling, Project management,
  Negotiation, Marketing, Social media, Copywriting, Photography, Photoshop, Illustrator, AutoCAD, Java, JavaScript, TypeScript, Python,
  C#, C++, .NET, SQL, PostgreSQL, Linux, Networking, Testing, Data analysis, Statistics, Nursing, Patient care, Phlebotomy, Massage,
  Yoga, Swimming, Lifesaving, Surfing, Sailing, Navigation, Radio operation, Rigging, Sail repair, Baking, Pastry, Butchery, Barista,
  Inventory, Purchasing, Warehousing, Forklift, Logistics, Customs, Teaching, Childcare, Translation, Event planning, Fire safety,
  Security, CCTV, Gardening, Laundry, Tailoring, Air conditioning, Refrigeration, Diving, Compressor operation, Underwater photography`;

const frequentWords = `and, the, to, of, a, in, with, for, we, you, our, is, are, will, be, work, team, as, on, your, have, an, experience, or, all, from, that,
  this, by, at, who, service, working, within, staff, care, guests, people, role, support, skills, development, join, manager, training,
  opportunity, high, quality, new, including, knowledge, job, looking, excellent, day, good, time, can, customers, must, also, hours,
  management, business, able, full, communication, company, provide, make, ensure, years, month, pay, food, kitchen, rooms, island, boat,
  sea, safety, clean, daily, report, plan, lead, help, learn, grow, care, friendly, hard, calm, kind, shift, night, morning, evening,
  week, weekend, leave, holiday, flight, ticket, visa, permit, room, meals, laundry, uniform, insurance, tips, bonus, salary, contract,
  probation, notice, apply, send, letter, photo, licence, certificate, degree, diploma, school, English, spoken, written, second,
  language, guest, resort, hotel, restaurant, bar, cafe, spa, pool, beach, reef, dive, tank, engine, hull, deck, cabin, harbour, jetty,
  ferry, speedboat, seaplane, transfer, arrival, departure, check, desk, phone, email, booking, system, software, computer, data, record,
  file, stock, order, supplier, delivery, store, warehouse, truck, van, driver, road, site, building, tool, machine, repair, maintain,
  install, test, measure, design, draw, write, read, count, cash, card, bill, invoice, budget, cost, price, profit, target, result,
  patient, ward, clinic, doctor, nurse, medicine, health, child, student, teacher, class, lesson, exam, project, customer, client, sale,
  market, brand, campaign, media, web, page, product, quality, standard, policy, law, audit, risk, fire, alarm, gate, guard, patrol,
  visitor, garden, plant, tree, water, power, cable, pipe, pump, valve, paint, wood, steel, glass, stone, roof, floor, wall, door`;
