import { ofTrade, onTheIsland, startsBy } from '#server/features/job-templates/job-template.ts';

const onBoard = [
  'A place to sleep and meals on board or ashore',
  '[Number] days on and [number] days off',
  '[Number] days of paid leave a year, with the journey home',
  'Safety training and renewal of certificates',
];

export const diving = ofTrade('Diving', 'Dive Centre', onTheIsland, [
  {
    id: 'dive-instructor',
    title: 'Dive Instructor',
    also: ['Scuba Instructor', 'PADI Instructor', 'Divemaster', 'Dive Guide'],
    experienceLevel: 'Mid level',
    intro:
      'You guide two dives a day and teach courses from first breath to rescue diver. Groups are at most [number] divers, the house reef begins [number] metres from the centre, and [number] more sites lie within an hour by dhoni.',
    duties: [
      'Guide certified divers, safely and without hurry',
      'Teach courses by the standards of [agency]',
      'Brief groups in plain words and check their equipment',
      'Keep equipment, compressor and logs in order',
      'Show guests what lives on the reef and how not to harm it',
    ],
    offers: ['Commission on courses and equipment'],
    must: [
      'A valid instructor’s licence of [agency]',
      '[Number] logged dives',
      'First aid and oxygen certificates',
      'Good English',
    ],
    nice: [
      'Nitrox or technical licences',
      'German, French, Italian, Mandarin or Russian',
      'Underwater photography',
    ],
    skillsRequired: ['Scuba diving', 'Teaching', 'First aid', 'English'],
    questions: [
      { kind: 'number', text: 'How many dives have you logged?', required: true },
      {
        kind: 'text',
        text: 'Which instructor licences do you hold, and in which languages do you teach?',
        required: true,
      },
      startsBy,
    ],
  },
  {
    id: 'marine-biologist',
    title: 'Marine Biologist',
    also: ['Reef Biologist', 'Coral Restoration Officer', 'Marine Educator'],
    experienceLevel: 'Mid level',
    intro:
      'You look after our reef and tell guests about it. You run the coral frames, count fish and turtles for [partner], and give talks for adults and children. Half of your time is in the water.',
    duties: [
      'Plant, clean and document corals',
      'Survey the reef and write down what you find',
      'Lead guided snorkelling trips and give talks',
      'Train colleagues in what harms the reef and what helps it',
      'Report to authorities and partners',
    ],
    must: [
      'A degree in marine biology or a related field',
      'An advanced diving licence',
      'Confidence in front of groups',
    ],
    nice: ['Experience in coral restoration', 'Underwater photography'],
    skillsRequired: ['Marine biology', 'Scuba diving', 'Public speaking', 'Report writing'],
    questions: [
      { kind: 'text', text: 'Which reef work have you done, and where?', required: true },
      startsBy,
    ],
  },
]);

export const boats = ofTrade('Boats', 'Boats and Transfers', onBoard, [
  {
    id: 'boat-captain',
    title: 'Boat Captain',
    also: ['Captain', 'Skipper', 'Speedboat Captain', 'Launch Captain'],
    experienceLevel: 'Senior',
    intro:
      'You take guests and goods between the airport, Malé and our islands in a [kind of boat] for [number] passengers. You know the channels, the weather and when not to sail. A crew of [number] sails with you.',
    duties: [
      'Sail by schedule, and decide when the weather does not allow it',
      'Answer for passengers, crew and cargo',
      'Brief guests on safety in plain words',
      'Check engine, hull and safety equipment before each trip',
      'Keep the log and report defects',
    ],
    must: [
      'A valid licence for boats of [length or tonnage]',
      '[Number] years as captain',
      'A medical certificate for seafarers',
    ],
    nice: ['STCW basic safety training', 'Good English', 'Experience with outboard engines of [power]'],
    skillsRequired: ['Navigation', 'Boat handling', 'STCW', 'First aid'],
    questions: [
      {
        kind: 'text',
        text: 'Which licence do you hold, for which boats, and until when is it valid?',
        required: true,
      },
      { kind: 'number', text: 'How many years have you been a captain?', required: true },
      startsBy,
    ],
  },
  {
    id: 'deckhand',
    title: 'Deckhand',
    also: ['Boat Crew', 'Sailor', 'Able Seaman', 'Deck Crew'],
    experienceLevel: 'Entry level',
    intro:
      'You help guests aboard, handle lines and keep the boat clean and ready. You learn navigation and engine work from the captain, and can sit for your own licence after [number] years.',
    duties: [
      'Moor, cast off and handle lines',
      'Help passengers and carry luggage',
      'Clean the boat inside and out',
      'Keep watch and help in an emergency',
      'Do small repairs under guidance',
    ],
    must: ['You swim well', 'Good physical health', 'Readiness to work early, late and on weekends'],
    nice: ['STCW basic safety training', 'Experience on boats'],
    skillsRequired: ['Boat handling', 'Mooring', 'Cleaning', 'Safety procedures'],
    questions: [
      { kind: 'yes_no', text: 'Can you swim 200 metres?', required: true, wanted: ['yes'] },
      startsBy,
    ],
  },
  {
    id: 'marine-mechanic',
    title: 'Marine Mechanic',
    also: ['Boat Mechanic', 'Marine Engineer', 'Outboard Mechanic'],
    experienceLevel: 'Mid level',
    intro:
      'You keep [number] boats running: outboards, inboard diesels, and what is bolted to them. You have a workshop of your own, a store of parts, and the say over which boat may sail.',
    duties: [
      'Service engines by plan and by hours run',
      'Find and mend faults in engines, electrics and steering',
      'Keep records and order parts in time',
      'Test boats after repairs',
      'Show crews how to treat engines well',
    ],
    must: [
      'Training in marine or automotive mechanics',
      '[Number] years with [makes of engine]',
      'Knowledge of marine electrics',
    ],
    nice: ['Fibreglass repair', 'A boat licence'],
    skillsRequired: ['Engine repair', 'Diesel engines', 'Preventive maintenance', 'Troubleshooting'],
    questions: [{ kind: 'text', text: 'Which engines have you worked on most?', required: true }, startsBy],
  },
]);
