/**
 * Which single words of a running text name a skill. Whoever types "training" into a list of skills means the skill; in the
 * sentences of 12,000 advertisements the word nearly always means something else.
 */

/** Names of skills that are ordinary words: in a text they name nothing by themselves. */
export const ordinaryWords = wordsOf(`
  account accounts act administration advise agriculture analysis anatomy animals architecture archive art arts
  assess assist audit balance beauty biology board body boxing brand bus call calling care carer carers caring cars
  chat chemistry child childbirth children claim claims clean coach code collection colour commerce communicate
  communications complete computer computers conduct construction consultation contract cook cooperate copy
  copyright credit crop culture current customer customers data database databases debate debt decide delegate
  design detect diet direct disability discover distribution document draw drawing dress drill drive driver drug
  drugs dust economy education electricity emergency energy engine engineering environment equipment ethic ethics
  event events excursion exercise export facebook family fashion film finance fish fitness food football form fraud
  fuel furniture game games gas geography glass google grammar greet grill guide hair health hear hearing history
  horses hygiene ideas image import improve inform initiative initiatives instagram insurance integrity interview
  interviews inventory invest investigate join laboratory language languages laser law lead leader leaders leads
  learn leasing light linkedin listen literature loans logging logic machine machinery management manufacturing
  market materials mechanic media medical medicine medicines mentor metal migration mine model monitor motivate
  mould music navigate negotiate network nurse nurses office oil operate operation operations order organise outdoor
  outline paint paper passenger patient patients people perform pharmacy philosophy photograph physics plan planning
  plans plant plants policy politics population powder pregnancy prepare present presentation press print printing
  process product production products programme project promote promoter property protect protein publish purchase
  quality rail read reading receive recover recruit recycle refer refugee region rehearse relax religion repair
  report research reservation reserve resident respond restaurant review rhythm rights road rope safe sales sample
  scale science sculpture search security seed sell serve service sew shape shapes ship ships shop sign signal sing
  site sketch soap social society software solve sound space speak sport sports staff standards state stock stone
  store stores story strategy street stretch study sugar supervise supervision surfing surgery swim system systems
  table tax teach teacher teachers team technology telephone terminology test text textile theatre therapist therapy
  think timber tool tools tour tourism tours toys track trade train trainer training trainings transport travel tree
  trees trial twitter types value vehicle vehicles video vision visit voice volunteer waste watch water weapon
  weather weld wine wood wool word words work workshop write writing yard youtube
`);

/** Names of products that are words too: they count when another product stands in the same sentence ("Word, Excel"). */
export const wordsAndProducts = wordsOf(`
  absorb access act ajax alice ant assembly asana bamboo bash basis blender bootstrap c canvas chef confluence corel cypress dart deno
  e eclipse elastic elixir elm expo express firebase flask flutter framer git go gulp grunt helm hive illustrator ionic
  jest julia koa linkedin looker maple maven maya mews micros mocha next node notion opera oracle outlook parcel pascal photoshop
  pig play postman prolog project publisher puppet python r rails react redux relay revit rhino rollup route ruby rust s3 sage
  salt sass scala scheme scratch sketch slack snowflake solr source spark spring square stata stylus sun swift tableau tally
  teams tornado trello twitter unity unreal visio vite vue windows word workday xero zoom
`);

/** Other names of skills that are as good as the first one in any sentence. */
export const tellingWords = wordsOf(`
  acupressure aerobics air-conditioning barbering barmaid barman bartender bookkeeping book-keeping bricklaying butler butlering
  canoeing chef chillers clerical cocktails composting containerisation containerization cross-selling cryptocurrencies
  cryptocurrency culinary debugging de-escalation desserts divemaster dishwashing divemasters dredging drydocking e-marketing
  ecommerce e-commerce espresso excavator fibreglass fiberglass firewalls firmware floristry fogging formwork freight fumigation
  garde-manger gelcoat gensets genset headhunting helpdesk horticulture hospitality housekeeping hydroponics incoterms infosec
  invoicing ironing joinery kayaking landscaping lifeguard lifeguarding lifesaving manicure manicures meditation microcontrollers
  microdermabrasion mindfulness mixology multilingual multi-tasking bilingual nanny pilates panchakarma patisserie pastries
  pedagogy pedicure photovoltaic photovoltaics pipefitting plastering plumber proofreading refactoring reflexology
  sashimi scaffolding seamstress sewerage shuttering skincare snorkeling sommelier spreadsheets stewarding stocktaking storekeeping
  superyachts sushi switchboard sysadmin tandoor taxation teamwork teamworking team-working teppanyaki thatching tiling
  trimix tutoring turndown underwriting upholstery upselling up-selling vinyasa virtualisation virtualization waiter waitress
  wastewater watermaker welder wireframes wireframing woodwork woodworking accountancy barista problem-solving time-management
  microservices mentoring coaching payroll programming coding backend frontend fullstack front-end back-end full-stack agile
  scrum kanban excel powerpoint word-processing autocad quickbooks postgres golang nodejs reactjs vuejs angularjs javascript
  typescript html css php mysql nosql mongodb linux docker kubernetes terraform jenkins ansible figma wordpress laravel django
  html5 css3 jquery node.js react.js vue.js css sql js ios android java python ruby scala kotlin haskell perl git redis kafka salesforce hubspot
  elasticsearch rabbitmq nginx graphql restful postgresql mssql hadoop selenium devops saas iot seo nitrox stcw padi haccp
`);

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Runs of words that name a skill only by chance. */
export const ordinaryPhrases: ReadonlySet<string> = new Set([
  'be responsible',
  'barring service',
  'management team',
  'development team',
  'recovery service',
  'recovery services',
  'support staff',
  'supporting staff',
  'support people',
  'working with people',
  'have a commitment',
  'enjoy working',
  'time working',
  'one to one',
  'quality service',
  'quality services',
  'quality products',
  'geographical area',
  'applications process',
  'application process',
  'registered nurse',
  'registered nurses',
  'staff nurse',
  'staff nurses',
  'nurses to work',
  'car park',
  'car parking',
  'document evidence',
  'provide evidence',
  'priority of shifts',
  'strategic plan',
  'strategic plans',
  'focus group',
  'construction company',
  'kitchen staff',
  'clinical trials',
  'information or to arrange',
  'social bonds',
  'identify opportunities',
  'professionals works',
  'human rights',
  'laws and customs',
  'activities monitoring',
  'job training',
  'quantitative data',
  'work shifts',
  'project manager',
  'team leader',
  'general manager',
  'vulnerable adults',
  'other languages',
  'working group',
  'working groups',
  'leadership team',
  'planned activities',
  'enhanced dbs',
  'dbs check',
]);
