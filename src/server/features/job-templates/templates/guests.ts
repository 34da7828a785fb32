import {
  hasWorkedOnIsland,
  ofTrade,
  onTheIsland,
  startsBy,
} from '#server/features/job-templates/job-template.ts';

export const frontOffice = ofTrade('Front office', 'Front Office', onTheIsland, [
  {
    id: 'front-office-agent',
    title: 'Front Office Agent',
    also: ['Receptionist', 'Guest Service Agent', 'Front Desk Agent'],
    experienceLevel: 'Entry level',
    intro:
      'You are the first person our guests meet and the last one they say goodbye to. You check them in and out, answer what they ask, and find the answer where you do not have it yet. You work with a team of [number] on early, late and night shifts.',
    duties: [
      'Welcome guests on arrival, check them in and show them to their villa',
      'Answer questions in person, by phone and by message',
      'Take payments and close the shift’s accounts',
      'Tell housekeeping, kitchen and boats what guests need and by when',
      'Settle complaints, or bring them to the duty manager',
    ],
    must: [
      'Good spoken and written English',
      'A friendly, calm manner, also when it is busy',
      'Readiness to work shifts',
    ],
    nice: ['Experience with a hotel system such as Opera', 'A second language our guests speak'],
    skillsRequired: ['Customer service', 'Check-in and check-out', 'English', 'Cash handling'],
    questions: [hasWorkedOnIsland, startsBy],
  },
  {
    id: 'guest-relations-officer',
    title: 'Guest Relations Officer',
    also: ['Guest Experience Officer', 'Villa Host', 'Butler'],
    experienceLevel: 'Mid level',
    intro:
      'You look after [number] villas from before arrival until after departure. You know what each guest comes for, plan their days with them and notice what they do not say. Most of your day is spent on the island, not behind a desk.',
    duties: [
      'Write to guests before they come and plan their stay with them',
      'Meet them at the jetty and show them the island',
      'Arrange excursions, dinners and celebrations',
      'Ask each day how the stay is going and put right what is not',
      'Keep notes on what guests like for their next visit',
    ],
    must: [
      '[Number] years with guests in a hotel, resort or cruise ship',
      'Fluent English and one more language',
      'An eye for detail',
    ],
    nice: ['[Language] at working level', 'Experience in a five-star house'],
    skillsRequired: ['Guest relations', 'Complaint handling', 'English', 'Organisation'],
    questions: [
      { kind: 'text', text: 'Which languages do you speak with guests?', required: true },
      startsBy,
    ],
  },
  {
    id: 'night-auditor',
    title: 'Night Auditor',
    also: ['Night Manager', 'Night Receptionist'],
    experienceLevel: 'Mid level',
    intro:
      'You run the front desk at night and close the hotel’s day. While guests sleep you balance what was sold, prepare the reports the managers read at breakfast, and are there for whoever lands late or needs help.',
    duties: [
      'Balance the day’s sales and close it in the hotel system',
      'Send the night reports to the managers',
      'Check in late arrivals and check out early departures',
      'Walk through the public areas and report what is not safe',
      'Be the one to call at night, for guests and for staff',
    ],
    must: [
      'Experience at a front desk or in hotel accounts',
      'Care with figures',
      'Readiness to work nights',
    ],
    nice: ['Knowledge of a hotel system and of spreadsheets', 'First aid training'],
    skillsRequired: ['Night audit', 'Bookkeeping', 'Microsoft Excel', 'English'],
    questions: [
      { kind: 'yes_no', text: 'Are you willing to work nights?', required: true, wanted: ['yes'] },
      startsBy,
    ],
  },
  {
    id: 'reservations-agent',
    title: 'Reservations Agent',
    also: ['Reservations Executive', 'Booking Agent'],
    experienceLevel: 'Entry level',
    intro:
      'You turn enquiries into stays. Travel agents and guests write and call; you answer within hours, offer what fits, and make sure that what was booked is what the island prepares. You work at [our office in Malé or the island].',
    duties: [
      'Answer enquiries from guests and travel agents',
      'Offer rooms, meal plans and transfers, and confirm bookings',
      'Keep rates and availability right in every channel',
      'Follow up payments and cancellations',
      'Hand each arrival over to the front office with all it needs',
    ],
    must: [
      'Good written English',
      'Quick, careful work with several systems at once',
      'Confidence on the phone',
    ],
    nice: ['Experience with a booking system or channel manager', 'Another language'],
    skillsRequired: ['Reservations', 'Sales', 'English', 'Microsoft Excel'],
    questions: [startsBy],
  },
]);

export const housekeeping = ofTrade('Housekeeping', 'Housekeeping', onTheIsland, [
  {
    id: 'room-attendant',
    title: 'Room Attendant',
    also: ['Housekeeper', 'Villa Attendant', 'Room Boy', 'Housekeeping Attendant'],
    experienceLevel: 'Entry level',
    intro:
      'You keep the villas the way guests remember them. You clean [number] villas a day on your own or in pairs, and you are trusted with people’s homes away from home. No experience is needed: we show you how we do it in your first two weeks.',
    duties: [
      'Clean villas and bathrooms, and make beds, by our checklist',
      'Refill linen, towels, minibar and amenities',
      'Report what is broken or missing',
      'Hand in what guests have left behind',
      'Turn the villas down for the evening',
    ],
    must: [
      'Care and honesty',
      'Good physical health for work on your feet',
      'Some English, enough to greet and understand guests',
    ],
    nice: ['Experience in housekeeping'],
    skillsRequired: ['Housekeeping', 'Cleaning', 'Attention to detail'],
    questions: [hasWorkedOnIsland, startsBy],
  },
  {
    id: 'housekeeping-supervisor',
    title: 'Housekeeping Supervisor',
    also: ['Floor Supervisor', 'Assistant Housekeeper'],
    experienceLevel: 'Senior',
    intro:
      'You lead a team of [number] attendants and answer for [number] villas. You plan the day, check rooms before guests see them, and train new colleagues. You are out on the island most of the day and hand over to the evening team at [time].',
    duties: [
      'Plan the day’s work and share it out fairly',
      'Inspect rooms and public areas before they are handed over',
      'Train new attendants and give feedback',
      'Order and count linen, cleaning agents and amenities',
      'Agree with front office and engineering which rooms are free and which need work',
    ],
    must: [
      '[Number] years in hotel housekeeping, some of it leading others',
      'Good English',
      'Knowledge of safe work with chemicals',
    ],
    nice: ['Experience in opening or renovating a hotel'],
    skillsRequired: ['Housekeeping', 'Team leadership', 'Training', 'Stock control'],
    questions: [{ kind: 'number', text: 'How many people have you led at once?', required: true }, startsBy],
  },
]);

export const spa = ofTrade('Spa and recreation', 'Spa and Recreation', onTheIsland, [
  {
    id: 'spa-therapist',
    title: 'Spa Therapist',
    also: ['Massage Therapist', 'Beauty Therapist', 'Masseuse'],
    experienceLevel: 'Mid level',
    intro:
      'You give massages, facials and body treatments in a spa of [number] rooms by the sea. You see four to six guests a day, with time between them to prepare. Products and training in our own treatments come from us.',
    duties: [
      'Ask guests about their health and wishes, and advise them',
      'Give massages, facials and body treatments',
      'Prepare and clean the treatment rooms',
      'Look after oils, linen and equipment',
      'Recommend products without pressing anybody',
    ],
    offers: ['Commission on treatments and products'],
    must: ['A certificate in massage or beauty therapy', '[Number] years in a spa', 'Conversational English'],
    nice: ['Training in Thai, Balinese or Ayurvedic massage', 'Experience as a yoga teacher'],
    skillsRequired: ['Massage', 'Facial treatments', 'Customer service', 'English'],
    questions: [
      { kind: 'text', text: 'Which treatments are you trained in, and where?', required: true },
      startsBy,
    ],
  },
  {
    id: 'water-sports-instructor',
    title: 'Water Sports Instructor',
    also: ['Lifeguard', 'Surf Instructor', 'Kitesurfing Instructor', 'Recreation Attendant'],
    experienceLevel: 'Mid level',
    intro:
      'You take guests out on the lagoon and bring them back happy. You teach [sailing, windsurfing, kitesurfing], lead snorkelling trips, and keep an eye on everybody in the water. The team is small, so everyone helps with everything.',
    duties: [
      'Teach beginners and improvers, alone and in groups',
      'Lead snorkelling and kayak trips',
      'Drive the rescue boat and watch over the lagoon',
      'Check, rinse and mend equipment',
      'Explain wind, currents and rules so that everyone understands them',
    ],
    must: ['An instructor’s licence in [sport]', 'A valid lifeguard or rescue certificate', 'Good English'],
    nice: ['A licence to drive small boats', 'Photography'],
    skillsRequired: ['Water sports', 'Teaching', 'Lifesaving', 'First aid'],
    questions: [
      {
        kind: 'text',
        text: 'Which instructor and rescue certificates do you hold, and until when?',
        required: true,
      },
      startsBy,
    ],
  },
]);
