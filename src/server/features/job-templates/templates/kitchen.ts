import {
  hasWorkedOnIsland,
  ofTrade,
  onTheIsland,
  startsBy,
} from '#server/features/job-templates/job-template.ts';

export const restaurants = ofTrade('Restaurants and bars', 'Food and Beverage', onTheIsland, [
  {
    id: 'waiter',
    title: 'Food and Beverage Attendant',
    also: ['Waiter', 'Waitress', 'Server', 'Waiter/Waitress', 'F&B Attendant', 'Restaurant Attendant'],
    experienceLevel: 'Entry level',
    intro:
      'You serve breakfast with a view of the reef and dinner under the stars. You look after [number] tables in a restaurant for [number] guests, know the menu well enough to recommend from it, and remember who takes milk with their tea.',
    duties: [
      'Set tables and prepare your station',
      'Welcome guests, explain the menu and take orders',
      'Serve food and drinks, and clear away',
      'Note allergies and pass them to the kitchen',
      'Present bills and close them',
    ],
    must: [
      'Good spoken English',
      'A friendly manner and a tidy appearance',
      'Readiness to work split shifts',
    ],
    nice: ['Experience in a restaurant', 'Knowledge of wine', 'A second language'],
    skillsRequired: ['Table service', 'Customer service', 'English', 'Food hygiene'],
    questions: [hasWorkedOnIsland, startsBy],
  },
  {
    id: 'bartender',
    title: 'Bartender',
    also: ['Barman', 'Mixologist', 'Barista', 'Bar Attendant'],
    experienceLevel: 'Mid level',
    intro:
      'You run the [pool, beach or main] bar with one colleague. You mix what is on the card and what is not, talk with guests who want to talk, and leave in peace those who do not. New drinks for the card are welcome.',
    duties: [
      'Mix and serve cocktails, coffee and soft drinks',
      'Keep the bar clean, stocked and ready',
      'Count stock and order in time',
      'Suggest drinks and small dishes',
      'Serve alcohol responsibly and by the law',
    ],
    must: ['[Number] years behind a bar', 'Knowledge of classic cocktails', 'Good English'],
    nice: ['Barista training', 'Competition or show experience'],
    skillsRequired: ['Bartending', 'Cocktails', 'Stock control', 'Customer service'],
    questions: [startsBy],
  },
]);

export const kitchen = ofTrade('Kitchen', 'Kitchen', onTheIsland, [
  {
    id: 'commis-chef',
    title: 'Commis Chef',
    also: ['Commis', 'Cook', 'Kitchen Helper', 'Junior Chef'],
    experienceLevel: 'Entry level',
    intro:
      'You learn a trade in a kitchen of [number] that cooks for [number] guests and everyone who works here. You start at one station and move through all of them within a year, with a chef who answers for your training.',
    duties: [
      'Prepare vegetables, meat, fish and sauces',
      'Cook and plate simple dishes',
      'Keep your station clean and your stock rotated',
      'Follow recipes, portions and hygiene rules',
      'Help where the kitchen needs hands',
    ],
    offers: ['Training through all stations of the kitchen'],
    must: [
      'Basic training or first experience in a kitchen',
      'A liking for fast, clean work',
      'Some English',
    ],
    nice: ['A food hygiene certificate'],
    skillsRequired: ['Food preparation', 'Food hygiene', 'Cooking'],
    questions: [hasWorkedOnIsland, startsBy],
  },
  {
    id: 'chef-de-partie',
    title: 'Chef de Partie',
    also: ['Station Chef', 'Demi Chef de Partie', 'Line Cook', 'Pastry Chef'],
    experienceLevel: 'Mid level',
    intro:
      'You answer for the [hot, cold, pastry, grill] station in a kitchen that cooks for [number] guests a day. Fish comes from the boats around us, vegetables partly from our own garden. You lead [number] commis and plan menus with the sous chef.',
    duties: [
      'Run your station in preparation and service',
      'Lead and train the commis',
      'Check freshness, portions and plating',
      'Order for your station and keep waste low',
      'Hold to hygiene rules and write down temperatures',
    ],
    must: ['Training as a chef', '[Number] years in hotel or restaurant kitchens', 'Knowledge of HACCP'],
    nice: ['Experience with [Asian, Italian, Maldivian] cooking'],
    skillsRequired: ['Cooking', 'HACCP', 'Menu planning', 'Team leadership'],
    questions: [
      { kind: 'text', text: 'Which station do you know best, and where did you run it?', required: true },
      startsBy,
    ],
  },
  {
    id: 'sous-chef',
    title: 'Sous Chef',
    also: ['Junior Sous Chef', 'Head Chef', 'Chef'],
    experienceLevel: 'Senior',
    intro:
      'You run the kitchen together with the head chef and in their place on two days a week. [Number] cooks work in [number] outlets. You plan, cook, train and count, and you know what happens at each station.',
    duties: [
      'Lead the kitchen in service and share out the work',
      'Plan menus and write recipes with the head chef',
      'Buy, store and count food, and keep its cost in hand',
      'Train the cooks and plan their duty',
      'Answer for hygiene and safety',
    ],
    must: [
      'Training as a chef and [number] years in the trade',
      'Experience leading a team of ten or more',
      'Knowledge of HACCP and of food cost',
    ],
    nice: ['Experience with deliveries by boat', 'Knowledge of vegan and allergen-free cooking'],
    skillsRequired: ['Cooking', 'HACCP', 'Food cost control', 'Team leadership', 'Menu planning'],
    questions: [
      { kind: 'number', text: 'How many cooks were in the largest team you led?', required: true },
      startsBy,
    ],
  },
  {
    id: 'kitchen-steward',
    title: 'Kitchen Steward',
    also: ['Dishwasher', 'Steward', 'Kitchen Porter'],
    experienceLevel: 'Entry level',
    intro:
      'Without you no plate leaves the kitchen. You keep dishes, pots and floors clean, and help the cooks with simple work. No experience is needed, and several of our cooks began here.',
    duties: [
      'Wash dishes, pots and equipment',
      'Clean floors, stores and cold rooms',
      'Sort and carry waste',
      'Help unload deliveries',
      'Help the cooks with simple preparation',
    ],
    must: ['Reliability', 'Good physical health for work on your feet'],
    nice: ['A wish to learn cooking'],
    skillsRequired: ['Dishwashing', 'Cleaning', 'Food hygiene'],
    questions: [startsBy],
  },
]);
