import { foreignEmployers, foreignRoles } from './foreign-words.ts';

/** Whether a text names what somebody does for a living. */
export function isRole(text: string): boolean {
  return (roles.test(text) || foreignRoles.test(text)) && !/^(?:and|to|for|with)\b/i.test(text);
}

/** Whether a text is what somebody does, by its last word: a "Restaurant Captain" is no restaurant. */
export function endsInRole(text: string): boolean {
  const bare = text.replace(/\s*\([^()]*\)?$/, '');
  return isRole(bare.split(' ').at(-1) ?? '');
}

/** Whether a text names an employer, by a word only such names have. */
export function isEmployer(text: string): boolean {
  return employers.test(text) || foreignEmployers.test(text);
}

export function isSchool(text: string): boolean {
  return schools.test(withoutAccents(text));
}

/** Whether a text begins with a degree or certificate, or is one. */
export function isDegree(text: string): boolean {
  return (
    degrees.test(withoutAccents(text)) ||
    (/\b(?:certification|certificate|diploma|degree|licen[cs]e)(?:$| in | of )/i.test(text) &&
      text.length <= 90)
  );
}

/** "Maître" begins with no M.A. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

const roles = new RegExp(
  String.raw`\b(?:${[
    'able seaman|accountant|actor|actuary|adjuster|administrator|admin|advisor|adviser|advocate|agent|agronomist|aide|ambassador|analyst|animator|apprentice|architect|archivist|artist|artisan|assembler|assistant|associate|attendant|attorney|auditor|author',
    'bailiff|baker|banker|barber|bar ?back|barista|bartender|barman|beautician|bell ?(?:boy|man|hop)|boat ?man|biologist|boatswain|bosun|bookkeeper|broker|builder|butcher|butler|buyer',
    'cadet|captain|carer|caregiver|caretaker|carpenter|cashier|caterer|ceo|cfo|cio|cto|coo|chair(?:man|person|woman)?|chauffeur|chef|chemist|chief|cleaner|clerk|coach|co-?founder|collector|commander|commis|composer|corporal|concierge|conductor|constable|consultant|controller|cook|coordinator|co-ordinator|copywriter|counsel|counselor|counsellor|courier|crew|crew ?member|curator|custodian',
    'dancer|dba|dealer|dean|deck ?hand|decorator|dentist|deputy|designer|detective|developer|devops|dietitian|director|dishwasher|dispatcher|dive ?master|diver|dj|doctor|doorman|draftsman|drafter|driver|dba',
    'economist|editor|entertainer|educator|electrician|engineer|entrepreneur|estimator|examiner|executive|expeditor|expert',
    'facilitator|faculty|farmer|fellow|fighter|finisher|firefighter|fisherman|fitter|florist|foreman|founder|freelancer|front ?end|full ?stack',
    'gardener|general manager|geologist|governess|groundskeeper|greenkeeper|storekeeper|guard|guide',
    'hairdresser|(?:farm|mooring|stage|stable|general|galley|cruise|yard) hand|handler|handyman|head|headwaiter|helper|hospitality|host|hostess|house ?keeper|housekeeping',
    'illustrator|imam|inspector|installer|instructor|intern|internship|interpreter|interviewer|inventor|investigator',
    'janitor|journalist|judge',
    'laborer|labourer|laundry ?(?:man|woman)|lawyer|lead|leader|lecturer|lieutenant|liaison|librarian|lifeguard|linguist|loader',
    'machinist|maid|maintenance|manager|managing|marketer|mason|masseu(?:r|se)|master|mate|mechanic|mediator|member|mentor|merchandiser|messenger|midwife|miner|moderator|musician',
    'nanny|naturalist|navigator|nurse|nutritionist',
    'officer|operator|optician|organi[sz]er|owner',
    'painter|plasterer|tiler|glazier|scaffolder|joiner|bricklayer|blacksmith|jeweller|goldsmith|groom|plater|partie|paralegal|paramedic|partner|pastry|pastor|pediatrician|pharmacist|photographer|physician|physicist|physiotherapist|pilot|planner|plumber|police|porter|postdoc|practitioner|president|presenter|principal|processor|producer|professional|professor|programmer|project|promoter|proofreader|proprietor|psychologist|publicist|purser|purchaser',
    'qa|quality assurance',
    'ranger|runner|realtor|receptionist|recruiter|registrar|repairer|reporter|representative|rep|researcher|reservations?|reviewer|rigger|roofer',
    'sailor|sales(?:man|person|woman)?|scientist|scrum master|seaman|seamstress|secretary|security|server|(?:store|shop|grounds|green)keeper|sergeant|soldier|singer|skipper|sommelier|sous|specialist|staff|stagehand|steward|stewardess|stylist|student|superintendent|supervisor|supplier|surgeon|surveyor|strategist|support',
    'tailor|teacher|team-? ?lead(?:er)?|technician|technologist|teller|temp|tester|therapist|trader|trainee|trainer|translator|treasurer|tutor',
    'umpire|underwriter|upholsterer|usher|valet|vendor|vet|veterinarian|vice president|videographer|volunteer|vp|svp|avp',
    'waiter|waitress|waitstaff|warden|watchman|webmaster|web-?master|welder|worker|writer|yoga',
  ].join('|')})s?\b`,
  'i',
);

const employers =
  /\b(?:inc|llc|llp|ltd|limited|plc|gmbh|ag|corp|corporation|company|co|group|holdings?|pvt|pte|s\.a|bank|hotel|hotels|resorts?|restaurants?|cafe|café|bistro|bar & grill|casino|airlines?|airways|cruises?|shipping|lines|yachts?|hospital|clinic|medical center|health ?care|laborator(?:y|ies)|labs?|studios?|agency|associates|partners|consulting|solutions|technologies|systems|industries|enterprises?|services|ministry|department of|government|county|council|foundation|institute|university|college|school|academy|museum|library|church|stores?|supermarket|international|global|logistics|airport|spa|villas?|inn|lodge|suites|beach club|(?:dive|diving) (?:center|centre|school|club)|(?:service|business|training|medical|shopping|convention|sports|wellness) cent(?:er|re)|research|authority|commission|bureau|embassy|association|federation|ship ?yard|boat ?yard|marine works|pharmacy|bakery|trading|contracting|constructions?|fisheries|holidays|tours|travels|adventures|divers|charters|(?:tourism|apprentice|electricity|water|ports) board)\b\.?/i;

const schools =
  /(?<!\p{L})(?:universit\p{L}*|colleges?|schools?|institute|inst?itut\p{L}*|academy|polytechnic|seminary|conservator\p{L}+|lyceum|gymnasium|\p{L}*schule|ecole|escuela|liceo|lycee|colegio|scuola|skola|szkola|gymnazium|gimnazija|stredni skola|istituto|madrasa|vidyalaya|faculty|training (?:cent(?:re|er)|institute)|universidad|centre|center|campus|training provider|technion|mit|ucla)(?!\p{L})/iu;

const degrees =
  /^(?:(?:the|a|an|completed|obtained|incomplete|joint|honou?rs|first|second|dual|double|executive|international|national|advanced|higher|general|professional|graduate|post[- ]?graduate|pg|undergraduate|two[- ]year|some|associate'?s?)\s+)*(?:ph\.?\s?d|d\.?phil|doctorate|doctor\b|m\.?d\b|j\.?d\b|ed\.?d|m\.?b\.?a|master(?:['’]?s)?\b|m\.?\s?s\.?c?\b|m\.?\s?a\b|m\.?\s?ed\b|m\.?\s?eng|m\.?tech|mca|mphil|ll\.?[bm]|bachelor(?:['’]?s)?\b|b\.?\s?s\.?c?\b|b\.?\s?a\b|b\.?\s?com|b\.?\s?ed\b|b\.?\s?eng|b\.?\s?e\b|b\.?\s?tech|bba|bca|bfa|mfa|a\.?\s?a\.?s?\b|a\.?\s?s\b|a\.?a\.?b\b|associate|diploma|high school (?:diploma|degree)|h\.?s\.? diploma|ged|g\.?e\.?d|certificate|certification|certified|a[- ]levels?|o[- ]levels?|gcse|igcse|hnd|hnc|nvq|btec|baccalaureate|matriculation|abitur|degree|specialist|coursework|course|courses|minor|major|graduate|padi|stcw|brevet|acca|cpl|magister|licen[cs]iate|rn\b|bbm|bsn|msn|license|licence|high school|higher secondary|foundation (?:degree|certificate)|continuing education|secondary (?:school )?certificate|ssc|hsc|sslc|intermediate|g\.?\s?c\.?\s?e|gce|[ao]['’ ./-]{0,3}levels?|plus two|\+2|grade \d|form \d|(?:10|12)th|kcse|kcpe|cxc|spm|smk|vocational|ordinary level|advanced level|trade test|apprenticeship|national vocational|city (?:&|and) guilds|tesda|nc ?i{1,3}\b|eng ?1\b|gmdss|yachtmaster|rya|master \d|deck rating)/i;
