/** A job as the person who held it would tell it: months as 'YYYY-MM', no end where it goes on. */
export interface ToldJob {
  title: string;
  company: string;
  place: string;
  start: string;
  end: string | undefined;
  did: readonly string[];
}

export interface ToldSchool {
  degree: string;
  field: string;
  school: string;
  year: string;
}

/** Somebody of resorts, boats and guest houses, invented, with all that a résumé of theirs may tell. */
export interface ToldPerson {
  name: string;
  title: string;
  place: string;
  phone: string;
  email: string;
  born: string;
  nationality: string;
  summary: string;
  jobs: readonly ToldJob[];
  schools: readonly ToldSchool[];
  skills: readonly string[];
  languages: readonly string[];
}

/** One line a person: who · headline · place · phone · born · nation, then the rest in its own lists. */
function person(
  about: string,
  summary: string,
  jobs: readonly string[],
  schools: readonly string[],
  skills: string,
  languages: string,
): ToldPerson {
  const [name = '', title = '', place = '', phone = '', born = '', nationality = ''] = partsOf(about);
  const [first = '', last = ''] = [name.split(' ')[0], name.split(' ').at(-1)];
  const plain = (word: string) => word.normalize('NFD').replaceAll(/[^a-zA-Z]/g, '');
  return {
    name,
    title,
    place,
    phone,
    email: `${plain(first)}.${plain(last)}@example.com`.toLowerCase(),
    born,
    nationality,
    summary,
    jobs: jobs.map(jobIn),
    schools: schools.map((told) => {
      const [degree = '', field = '', school = '', year = ''] = partsOf(told);
      return { degree, field, school, year };
    }),
    skills: skills.split(', '),
    languages: languages.split(', '),
  };
}

function jobIn(told: string): ToldJob {
  const [title = '', company = '', place = '', time = '', ...did] = partsOf(told);
  const [start = '', end] = time.split(' ');
  return { title, company, place, start, end, did };
}

function partsOf(told: string): string[] {
  return told.split(' · ');
}

export const people: readonly ToldPerson[] = [
  person(
    'Hawwa Nashida · Guest Relations Officer · Hulhumalé, Maldives · +960 777 4410 · 14 March 1993 · Maldivian',
    'Six years at the front desks of island resorts, from first commissions to pre-opening.',
    [
      'Guest Relations Officer · Coral Crest Maldives · North Malé Atoll · 2021-04 · Met arrivals at the seaplane lounge and walked them to their villas · Handled complaints before they reached the manager on duty',
      'Front Office Agent · Velaa Sands Resort & Spa · Noonu Atoll · 2018-10 2021-02 · Checked in up to ninety guests a day · Kept the cash float and the night audit',
    ],
    ['Diploma · Hospitality Management · Faculty of Hospitality and Tourism Studies · 2018'],
    'Opera PMS, Complaint handling, Upselling, Night audit, Guest profiling',
    'Dhivehi, English, Hindi',
  ),
  person(
    'Ahmed Zaheen · Speed Boat Captain · Malé, Maldives · 791 2245 · 2 June 1985 · Maldivian',
    'Captain of launches and speed boats between the airport and the resorts of two atolls.',
    [
      'Speed Boat Captain · Reefline Transfers Pvt Ltd · Malé · 2019-01 · Ran three transfers a day in all weathers · Logged every passenger and every litre of fuel',
      'Launch Master · Ocean Whisper Island · South Malé Atoll · 2014-05 2018-12 · Skippered snorkelling and sunset trips · Trained four deck hands',
      'Deck Hand · Manta Liveaboards · Malé · 2011-02 2014-04 · Cleaned, moored and watched',
    ],
    [
      'Certificate · Boat Master Class 2 · Maritime Academy of Maldives · 2014',
      'STCW · Basic Safety Training · Maritime Academy of Maldives · 2013',
    ],
    'Navigation, Radar, GPS plotting, Outboard maintenance, Radio procedures, Fire fighting',
    'Dhivehi, English',
  ),
  person(
    'Sunil Perera · Executive Sous Chef · Colombo, Sri Lanka · +94 77 431 2290 · 9 November 1982 · Sri Lankan',
    'Cooks for resorts of one to three hundred rooms, with a hand for seafood and for young cooks.',
    [
      'Executive Sous Chef · Azure Atoll Beach Resort · Baa Atoll · 2020-08 · Leads a brigade of thirty-two · Brought food cost from 38 to 31 per cent',
      'Sous Chef · Palm Garden Hotel · Bentota, Sri Lanka · 2016-03 2020-06 · Ran the seafood restaurant',
      'Chef de Partie · Hotel Lighthouse Point · Galle, Sri Lanka · 2012-01 2016-02 · Headed the larder and the grill',
      'Commis Chef · Hotel Lighthouse Point · Galle, Sri Lanka · 2009-07 2011-12 · Learned every section in turn',
    ],
    ['Certificate · Professional Cookery · Sri Lanka Institute of Tourism and Hotel Management · 2009'],
    'HACCP, Menu planning, Food costing, Butchery, Seafood',
    'Sinhala, English, Tamil',
  ),
  person(
    'Maria Teresa Dela Cruz · Spa Therapist · Cebu, Philippines · +63 917 555 0142 · 21 May 1994 · Filipino',
    'Spa therapist for Balinese, Thai and deep tissue massage in over-water spas.',
    [
      'Senior Spa Therapist · Lagoon of Stars · Ari Atoll, Maldives · 2022-02 · Gives six treatments a day and trains the new · Sells retail of two thousand dollars a month',
      'Spa Therapist · Mactan Pearl Spa · Cebu, Philippines · 2017-06 2021-12 · Treated guests of four hotels',
    ],
    ['Certificate · Massage Therapy · Cebu Wellness Academy · 2017'],
    'Balinese massage, Thai massage, Aromatherapy, Retail sales, Body scrubs',
    'Tagalog, Cebuano, English',
  ),
  person(
    'Rajesh Kumar Nair · Food and Beverage Supervisor · Kochi, India · +91 98470 11223 · 30 January 1990 · Indian',
    'Restaurant and banquet supervisor who counts stock as closely as covers.',
    [
      'Food and Beverage Supervisor · Kandu Island Resort · Lhaviyani Atoll · 2019-09 · Supervises two restaurants and a pool bar · Opened the wine cellar',
      'Restaurant Captain · The Harbour Grand · Kochi, India · 2015-04 2019-07 · Seated, served and upsold',
      'Waiter · Spice Route Hotel · Kochi, India · 2012-06 2015-03 · Carried plates in a hall of two hundred seats',
    ],
    [
      'Bachelor · Hotel Management · Mahatma Gandhi University · 2012',
      'Diploma · Wine Service · Kochi Institute of Hospitality · 2016',
    ],
    'Micros POS, Wine service, Stock control, Banquets, Team briefing',
    'Malayalam, Hindi, English',
  ),
  person(
    'Ibrahim Shafeeg · Dive Instructor · Addu City, Maldives · 960 9981203 · 8 August 1988 · Maldivian',
    'Instructor with two thousand dives in the channels of the south.',
    [
      'Dive Instructor · Equator Divers · Addu City · 2017-11 · Teaches open water to rescue · Services the compressor',
      'Dive Guide · Blue Channel Dive Centre · Fuvahmulah · 2013-03 2017-10 · Led two dives a day with tiger sharks',
    ],
    ['PADI · Open Water Scuba Instructor · Dive College Maldives · 2017'],
    'Nitrox, Compressor maintenance, Emergency oxygen, Underwater photography',
    'Dhivehi, English, Italian',
  ),
  person(
    'Nimal Bandara · Chief Engineer · Negombo, Sri Lanka · 031 222 4501 · 17 April 1979 · Sri Lankan',
    'Keeps power, water and cold rooms of remote islands running.',
    [
      'Chief Engineer · Silver Sail Resort Maldives · Dhaalu Atoll · 2018-05 · Three generators, two desalination plants and a crew of eighteen',
      'Assistant Chief Engineer · Amber Bay Hotel · Negombo, Sri Lanka · 2012-09 2018-03 · Ran preventive maintenance by the calendar',
      'Electrician · Lanka Cold Stores Ltd · Colombo, Sri Lanka · 2004-02 2012-08 · Wired and mended',
    ],
    ['Diploma · Electrical Engineering · Hardy Technical College · 2003'],
    'Desalination, Generators, HVAC, Fire systems, Preventive maintenance',
    'Sinhala, English',
  ),
  person(
    'Fathimath Liusha · Guest House Manager · Maafushi, Maldives · 7654321 · 5 December 1991 · Maldivian',
    'Manages small guest houses where one person is reception, marketing and tour desk.',
    [
      'Guest House Manager · Sandbank Stay · Maafushi · 2020-01 · Took the house from 41 to 78 per cent occupied · Answers every review',
      'Receptionist · Beach Lane Inn · Maafushi · 2016-08 2019-12 · Sold excursions at the desk',
    ],
    ['Advanced Certificate · Tourism Studies · Villa College · 2016'],
    'Booking.com extranet, Revenue management, Social media, Excursions, Housekeeping checks',
    'Dhivehi, English, Arabic',
  ),
  person(
    'Kadek Wirawan · Villa Butler · Ubud, Indonesia · +62 812 3456 7788 · 12 February 1992 · Indonesian',
    'Private butler for families and honeymooners.',
    [
      'Villa Butler · Whale Shark Bay Resort · South Ari Atoll · 2019-12 · Looks after four water villas at a time',
      'Butler · Sawah Hills Retreat · Ubud, Indonesia · 2015-10 2019-11 · Packed, unpacked, drove and arranged',
      'Room Attendant · Kuta Palms Hotel · Bali, Indonesia · 2013-01 2015-09 · Fifteen rooms a day',
    ],
    ['Diploma · Hotel Operations · Bali Tourism Polytechnic · 2012'],
    'Butler service, Villa presentation, Packing, Mixology, In-villa dining',
    'Indonesian, English, Japanese',
  ),
  person(
    'Priya Ramanathan · Reservations Executive · Chennai, India · +91 94444 70011 · 27 September 1995 · Indian',
    'Turns enquiries into stays, by mail, phone and channel manager.',
    [
      'Reservations Executive · Turtle Point Resort · Raa Atoll · 2022-06 · Answers tour operators within the hour',
      'Sales Coordinator · Marina Crescent Hotels · Chennai, India · 2018-02 2022-04 · Wrote contracts and chased them',
    ],
    ['Bachelor · Commerce · University of Madras · 2017'],
    'Opera PMS, Channel manager, Rate loading, Email etiquette, Excel',
    'Tamil, English, French',
  ),
  person(
    'Mohamed Rasheed · Boat Mechanic · Thinadhoo, Maldives · 988 3310 · 3 March 1984 · Maldivian',
    'Mends outboards and diesels on the slip, on the beach and at sea.',
    [
      'Boat Mechanic · Southern Marine Services · Thinadhoo · 2013-07 · Overhauls Yamaha and Suzuki outboards · Keeps a store of nine hundred parts',
      'Assistant Mechanic · Dhoni Works · Thinadhoo · 2006-01 2013-06 · Fitted engines to new hulls',
    ],
    ['Certificate · Marine Engine Repair · Maldives Polytechnic · 2008'],
    'Outboard repair, Diesel engines, Welding, Fibreglass, Stock keeping',
    'Dhivehi, English',
  ),
  person(
    'Anna Lindqvist · Yacht Stewardess · Gothenburg, Sweden · +46 70 123 45 67 · 19 July 1996 · Swedish',
    'Interior crew on motor yachts of forty to sixty metres.',
    [
      'Chief Stewardess · MY Silver Heron · Antibes, France · 2021-05 · Runs an interior of four · Plans charters with the chef',
      'Second Stewardess · SY Windrose · Palma, Spain · 2018-04 2021-03 · Laundry, service and flowers',
    ],
    [
      'STCW · Basic Safety Training · Solent Sea School · 2018',
      'Bachelor · Tourism Management · Lund University · 2017',
    ],
    'Silver service, Laundry, Table decoration, Provisioning, Guest excursions',
    'Swedish, English, French',
  ),
  person(
    'Aminath Shaufa · Housekeeping Supervisor · Gan, Maldives · +960 9124477 · 11 October 1989 · Maldivian',
    'Supervises cleaning of beach villas and staff blocks.',
    [
      'Housekeeping Supervisor · Mirage Maldives Resort · Laamu Atoll · 2018-02 · Checks sixty villas with a team of twenty · Cut linen loss by half',
      'Room Attendant · Mirage Maldives Resort · Laamu Atoll · 2014-06 2018-01 · Turned villas around between seaplanes',
    ],
    ['Certificate · Housekeeping Operations · Maldives Polytechnic · 2014'],
    'Linen control, Room inspection, Chemical handling, Rostering',
    'Dhivehi, English',
  ),
  person(
    'David Okello · Lifeguard · Mombasa, Kenya · +254 722 100 200 · 23 August 1997 · Kenyan',
    'Pool and beach lifeguard, and the one who teaches the children to swim.',
    [
      'Lifeguard · Dolphin Cove Resort · Diani Beach, Kenya · 2020-11 · Watches a beach of four hundred metres',
      'Swimming Instructor · Mombasa Aquatic Club · Mombasa, Kenya · 2017-01 2020-09 · Taught eighty children a term',
    ],
    ['Certificate · Pool Lifeguard · Royal Life Saving School Kenya · 2017'],
    'First aid, CPR, Rescue board, Swimming lessons, Water testing',
    'Swahili, English',
  ),
  person(
    'Chamara Silva · Bartender · Kandy, Sri Lanka · +94 71 889 0044 · 1 May 1993 · Sri Lankan',
    'Beach bars, pool bars and one bar under the water.',
    [
      'Head Bartender · Sunken Bar Maldives · Kaafu Atoll · 2021-10 · Wrote the list of forty cocktails',
      'Bartender · Pearl Bank Hotel · Kandy, Sri Lanka · 2017-03 2021-08 · Served and counted',
      'Bar Back · Pearl Bank Hotel · Kandy, Sri Lanka · 2015-05 2017-02 · Ice, glass and fruit',
    ],
    ['Certificate · Bar Service · Ceylon Hotel School · 2015'],
    'Mixology, Flair, Bar stock, Wine knowledge, Cellar records',
    'Sinhala, English',
  ),
  person(
    'Elena Petrova · Wedding Planner · Sochi, Russia · +7 918 400 11 22 · 6 June 1990 · Russian',
    'Plans beach weddings from the first letter to the last lantern.',
    [
      'Events and Wedding Planner · Two Palms Island · Vaavu Atoll · 2019-03 · Ninety weddings a year',
      'Event Coordinator · Riviera Congress Hotel · Sochi, Russia · 2014-09 2019-01 · Conferences of up to five hundred',
    ],
    ['Master · Event Management · Sochi State University · 2014'],
    'Event planning, Budgeting, Floristry, Supplier contracts, Photography briefs',
    'Russian, English, German',
  ),
  person(
    'Hussain Waheed · Security Officer · Kulhudhuffushi, Maldives · 7901188 · 15 January 1987 · Maldivian',
    'Island security: jetty, beach, staff village and the alarm panel.',
    [
      'Security Supervisor · Lotus Reef Maldives · Haa Alifu Atoll · 2016-12 · Six guards over three shifts',
      'Security Officer · Northern Harbour Company · Kulhudhuffushi · 2010-04 2016-11 · Gate, patrol and log',
    ],
    ['Certificate · Fire Prevention · Maldives National University · 2012'],
    'CCTV, Patrol, Fire drills, Incident reports, First aid',
    'Dhivehi, English',
  ),
  person(
    'Liu Mei · Guest Services Agent · Chengdu, China · +86 138 0013 8000 · 20 April 1998 · Chinese',
    'Speaks for guests from China at resorts where nobody else does.',
    [
      'Guest Services Agent · Opal Lagoon Resort · Baa Atoll · 2023-01 · Interprets at check-in, dive school and clinic',
      'Concierge · Jade Tower Hotel · Chengdu, China · 2020-07 2022-12 · Booked, recommended and drove',
    ],
    ['Bachelor · Tourism English · Sichuan University · 2020'],
    'WeChat sales, Interpreting, Check-in, Tour booking, Complaint handling',
    'Mandarin, English, Cantonese',
  ),
  person(
    'Abdul Karim Hossain · Landscape Gardener · Sylhet, Bangladesh · +880 1711 223344 · 10 October 1983 · Bangladeshi',
    'Grows herbs, palms and lawns on coral sand.',
    [
      'Head Gardener · Emerald Isle Maldives · Shaviyani Atoll · 2015-08 · Leads fourteen gardeners and a nursery',
      'Gardener · Tea Valley Golf Club · Sylhet, Bangladesh · 2005-02 2015-06 · Cut the greens',
    ],
    ['Diploma · Horticulture · Sylhet Agricultural University · 2004'],
    'Irrigation, Composting, Pest control, Nursery work, Palm care',
    'Bengali, English',
  ),
  person(
    'Sofia Marchetti · Marine Biologist · Genoa, Italy · +39 347 555 1212 · 28 February 1994 · Italian',
    'Reef ecologist who plants coral and tells guests why.',
    [
      'Resident Marine Biologist · Coral House Resort · Baa Atoll · 2021-09 · Planted three thousand fragments · Leads the turtle walk',
      'Research Assistant · Ligurian Sea Institute · Genoa, Italy · 2018-10 2021-07 · Counted and wrote',
    ],
    [
      'MSc · Marine Biology · University of Genoa · 2018',
      'BSc · Biological Sciences · University of Genoa · 2016',
    ],
    'Coral propagation, Reef surveys, Guest education, Scientific diving, GIS',
    'Italian, English, Spanish',
  ),
  person(
    'Thilak Jayasuriya · Night Manager · Matara, Sri Lanka · +94 76 220 9911 · 4 July 1986 · Sri Lankan',
    'Runs hotels while the others sleep.',
    [
      'Night Manager · Grand Palace Colombo · Colombo, Sri Lanka · 2019-05 · Closes the day and opens the next',
      'Duty Manager · Turquoise Bay Resort · Mirissa, Sri Lanka · 2015-11 2019-04 · On call for two hundred rooms',
      'Front Desk Agent · Turquoise Bay Resort · Mirissa, Sri Lanka · 2011-03 2015-10 · Checked in and out',
    ],
    ['Diploma · Front Office Operations · Colombo Hotel School · 2011'],
    'Night audit, Opera PMS, Fidelio, Emergency response, Cash handling',
    'Sinhala, English, Russian',
  ),
  person(
    'Yoosuf Adam · Dhoni Captain · Dhigurah, Maldives · 777-9034 · 25 December 1978 · Maldivian',
    'Thirty years on dhonis, twelve as captain.',
    [
      'Dhoni Captain · Whale Watch Excursions · Dhigurah · 2012-10 · Takes guests to whale sharks and back',
      'Crew Member · Island Ferry Company · Malé · 1998-01 2012-09 · Lines, cargo and engine room',
    ],
    ['Certificate · Coastal Navigation · Maritime Academy of Maldives · 2011'],
    'Navigation, Fishing, Engine checks, Safety briefings',
    'Dhivehi, English',
  ),
  person(
    'Grace Wanjiru · Pastry Chef · Nairobi, Kenya · +254 733 909 808 · 9 September 1991 · Kenyan',
    'Plated desserts, bread and chocolate for hotels by the sea.',
    [
      'Pastry Chef · Ocean Terrace Hotel · Zanzibar, Tanzania · 2020-02 · Heads a pastry kitchen of seven',
      'Demi Chef de Partie · Savannah Hotels Group · Nairobi, Kenya · 2015-06 2019-12 · Bread at four in the morning',
    ],
    ['Diploma · Pastry and Bakery · Kenya Utalii College · 2015'],
    'Chocolate work, Bread, Sugar work, Cost control, Plated desserts',
    'Swahili, English',
  ),
  person(
    'Arjun Thapa · Bellman · Pokhara, Nepal · +977 984 612 3456 · 16 June 1999 · Nepali',
    'Bags, buggies and a good memory for names.',
    [
      'Bellman · Cloud Nine Island Resort · Noonu Atoll · 2022-03 · Drives the buggy and carries the bags',
      'Porter · Lakeside Lodge · Pokhara, Nepal · 2019-01 2022-01 · Met every bus',
    ],
    ['Certificate · Guest Service · Himalayan Hotel Academy · 2018'],
    'Luggage handling, Buggy driving, Guest greeting, Radio use',
    'Nepali, Hindi, English',
  ),
  person(
    'Jean-Luc Moreau · Food and Beverage Manager · Nice, France · +33 6 12 34 56 78 · 18 November 1980 · French',
    'Opens restaurants on islands, and keeps them open.',
    [
      'Food and Beverage Manager · Baros Pearl Maldives · Kaafu Atoll · 2017-07 · Five outlets and one hundred and ten people',
      'Restaurant Manager · Hotel de la Plage · Nice, France · 2011-04 2017-05 · Two hundred covers a night',
      'Head Waiter · Brasserie du Port · Cannes, France · 2006-06 2011-03 · Led the terrace',
    ],
    ['Bachelor · Hotel Management · Lausanne Hotel School · 2006'],
    'Menu engineering, Wine list, Pre-opening, Budgeting, Micros POS',
    'French, English, Italian',
  ),
  person(
    'Mariyam Suha · Human Resources Executive · Malé, Maldives · 332 1144 · 7 April 1994 · Maldivian',
    'Hires, houses and looks after the people of a resort.',
    [
      'Human Resources Executive · Crescent Bay Maldives · Kaafu Atoll · 2020-09 · Recruits one hundred people a year · Runs payroll for three hundred',
      'HR Assistant · Atoll Trading Company · Malé · 2016-02 2020-08 · Work permits and quotas',
    ],
    ['Bachelor · Human Resource Management · Maldives National University · 2019'],
    'Recruitment, Payroll, Work permits, Training records, Excel',
    'Dhivehi, English',
  ),
  person(
    'Wayan Sudarma · Spa Manager · Denpasar, Indonesia · +62 811 2233 445 · 29 March 1985 · Indonesian',
    'Manages spas of eight to twenty rooms.',
    [
      'Spa Manager · Frangipani Island Spa · Raa Atoll · 2018-11 · Plans rosters, retail and treatments',
      'Assistant Spa Manager · Nusa Wellness Resort · Bali, Indonesia · 2012-05 2018-10 · Trained thirty therapists',
    ],
    ['Diploma · Spa Management · Denpasar Spa Academy · 2011'],
    'Spa software, Retail, Treatment design, Rostering, Training',
    'Indonesian, English, Mandarin',
  ),
  person(
    'Olena Kovalenko · Kids Club Attendant · Odesa, Ukraine · +380 67 123 4567 · 13 May 1997 · Ukrainian',
    'Paints, swims and sings with children of three to twelve.',
    [
      'Kids Club Supervisor · Sea Urchin Resort · Ari Atoll, Maldives · 2022-10 · Plans a week of play',
      'Animator · Black Sea Holiday Village · Odesa, Ukraine · 2018-05 2022-01 · Games, shows and dances',
    ],
    ['Bachelor · Early Childhood Education · Odesa National University · 2019'],
    'Child care, Face painting, Arts and crafts, Paediatric first aid',
    'Ukrainian, English, Polish',
  ),
  person(
    'Saman Wickramasinghe · Storekeeper · Gampaha, Sri Lanka · +94 70 334 5566 · 31 January 1981 · Sri Lankan',
    'Receives, counts and issues what an island eats and uses.',
    [
      'Storekeeper · Breeze Maldives Resort · Noonu Atoll · 2014-03 · Receives two supply boats a week',
      'Purchasing Clerk · Hill Top Hotel · Kandy, Sri Lanka · 2007-09 2014-01 · Compared prices every morning',
    ],
    ['Certificate · Inventory Management · Colombo Business School · 2008'],
    'Stock taking, FIFO, Material Control, Cold chain, Receiving',
    'Sinhala, English, Tamil',
  ),
  person(
    "Niamh O'Sullivan · Water Sports Instructor · Galway, Ireland · +353 87 123 4567 · 24 June 1998 · Irish",
    'Teaches kite, windsurf and sail on flat lagoons.',
    [
      'Water Sports Instructor · Blowfish Beach Club · Kaafu Atoll, Maldives · 2023-02 · Teaches ten beginners a week',
      'Sailing Instructor · Galway Bay Sailing Club · Galway, Ireland · 2019-05 2022-10 · Taught juniors and rescued some',
    ],
    ['BSc · Sport Science · Atlantic Technical University · 2021'],
    'Kitesurfing, Windsurfing, Catamaran, Boat handling, Powerboat rescue',
    'Irish, English, German',
  ),
];
