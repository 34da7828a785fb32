import type { DemoJob } from './job.ts';
import { prose } from './prose.ts';

/** What Waheed (restaurants and kitchen) and Bruno (boats, reef) hire for at Odegiri. */
export const odegiriIsland: readonly DemoJob[] = [
  {
    key: 'odegiri-sous-chef',
    company: 'odegiri',
    by: 'waheed',
    title: 'Sous Chef, Kaashi Restaurant',
    department: 'Food & Beverage',
    location: 'Baa Atoll',
    salary: 'USD 1,800–2,200 + service charge',
    level: 'Senior',
    skills: ['Menu planning', 'HACCP', 'Seafood', 'Team leadership', 'Stock control'],
    posted: 28,
    closes: 9,
    description: prose`
      Kaashi is our coconut and fire restaurant: 48 covers, an open grill, tuna landed the same morning and a menu that
      changes with the boats. You are second to Chef Niyaz and run the pass on his two free evenings.

      What you will do
      • Lead a brigade of nine and write their rota
      • Order fish by talking to the fishermen and everything else by talking to the store
      • Keep HACCP records that would make an inspector yawn
      • Bring two dishes a season that are yours

      What we will do
      • Give you a single room and an afternoon off before every full day off
      • Pay for one course a year
      • Eat what you cook at the staff table and tell you the truth
    `,
    requirements: prose`
      • Five years in kitchens, two of them as chef de partie or junior sous
      • Sure hands with fish, and curiosity about Maldivian cooking
      • HACCP level 3 or the will to pass it within three months
    `,
  },
  {
    key: 'odegiri-mixologist',
    company: 'odegiri',
    by: 'waheed',
    title: 'Mixologist',
    department: 'Food & Beverage',
    location: 'Baa Atoll',
    salary: 'USD 700–850 + service charge + tips',
    level: 'Mid level',
    skills: ['Mixology', 'Bar service', 'English', 'Stock control'],
    posted: 15,
    closes: 15,
    description: prose`
      Twelve seats, sunset side. Half of our guests do not drink alcohol, so the list without it is as long as the list
      with it, and nobody calls them mocktails. Screwpine, tamarind, curry leaf and smoked coconut are in the garden.

      You open at four and close at one. You train the two juniors, count on Sundays and host a class on Wednesdays.
    `,
    requirements: 'Three years behind good bars. If you have a drink of your own, tell us what is in it.',
  },
  {
    key: 'odegiri-restaurant-captain',
    company: 'odegiri',
    by: 'waheed',
    title: 'Restaurant Captain',
    department: 'Food & Beverage',
    location: 'Baa Atoll',
    salary: 'USD 650 + service charge',
    level: 'Mid level',
    skills: ['Table service', 'Wine service', 'Team leadership', 'English'],
    posted: 71,
    closes: -30,
    status: 'filled',
    changed: 19,
    description: prose`
      Breakfast for 230 is a choreography and you are the one who counts it in. Later in the day it becomes dinner for
      80, and then we would like you to know the wine list.
    `,
    requirements: 'Two years as captain or head waiter in a restaurant of more than 100 seats.',
  },
  {
    key: 'odegiri-pastry',
    company: 'odegiri',
    by: 'waheed',
    title: 'Chef de Partie, Pastry',
    department: 'Food & Beverage',
    location: 'Baa Atoll',
    salary: 'USD 900–1,050 + service charge',
    level: 'Mid level',
    skills: ['Pastry', 'Bread baking', 'Chocolate', 'HACCP'],
    posted: 35,
    closes: 10,
    status: 'paused',
    changed: 8,
    description: prose`
      Bread for 600 people a day, plated desserts for two restaurants, a birthday cake most evenings. The pastry kitchen
      starts at three in the morning and is the only cool room on the island.

      Paused while the new ovens are on their way.
    `,
    requirements: 'Training as a baker or pastry cook and three years in hotels.',
  },
  {
    key: 'odegiri-kitchen-steward',
    company: 'odegiri',
    by: 'waheed',
    title: 'Kitchen Steward',
    department: 'Food & Beverage',
    location: 'Baa Atoll',
    salary: 'USD 320 + service charge',
    level: 'Entry level',
    skills: ['Kitchen hygiene', 'Teamwork'],
    posted: 4,
    description: prose`
      Without stewards no kitchen works. You keep ours clean and the chefs in plates. Two of our present commis began at
      the dishwasher; if you want to cook, say so in your first week.
    `,
  },
  {
    key: 'odegiri-marine-biologist',
    company: 'odegiri',
    by: 'bruno.keller',
    title: 'Resident Marine Biologist',
    department: 'Recreation',
    location: 'Baa Atoll',
    salary: 'USD 1,300 + service charge',
    level: 'Mid level',
    skills: ['Marine biology', 'Coral restoration', 'Public speaking', 'PADI Divemaster', 'Data analysis'],
    posted: 20,
    closes: 4,
    description: prose`
      We have 1,460 coral frames in the lagoon, six years of temperature logs, a manta cleaning station and guests who
      would like to understand all three. The post is half science, half storytelling.

      • Maintain and photograph the frames, with two assistants
      • Guide snorkelling trips to Hanifaru Bay within the rules of the reserve, and explain the rules
      • Give three talks a week, one of them for children
      • Send our data to the atoll’s conservation office every quarter and publish it once a year

      You report to the head of recreation and have your own small budget and boat time.
    `,
    requirements: prose`
      • A degree in marine biology or a related field
      • Divemaster or higher, 150 logged dives
      • You can make a ten-year-old and a professor listen
      • Fieldwork in the Indian Ocean is an advantage
    `,
  },
  {
    key: 'odegiri-boat-captain',
    company: 'odegiri',
    by: 'bruno.keller',
    title: 'Speedboat Captain',
    department: 'Boats',
    location: 'Baa Atoll',
    salary: 'MVR 13,000–15,500 + service charge',
    level: 'Mid level',
    skills: ['Speedboat handling', 'First aid', 'Navigation', 'Engine maintenance'],
    posted: 26,
    closes: 1,
    description: prose`
      Two 12-metre speedboats and a cargo dhoni, with transfers to Dharavandhoo airport, excursions and the odd night call. You
      decide whether a boat goes out. Nobody will argue with you, including the general manager.
    `,
    requirements: prose`
      • Licence for vessels up to 15 metres, valid for a year at least
      • Three years on speedboats with passengers
      • First aid certificate
    `,
  },
];
