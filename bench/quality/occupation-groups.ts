/** A unit group of ISCO-08, and how the titles of its occupations are told, whatever they are called. */
interface Group {
  isco: number;
  titles: RegExp;
}

/**
 * Which unit group a posting's title is of: the first rule that fits. Written from ISCO-08's definitions and the titles that
 * occur in the postings, beside no search and without the product's vocabulary: assistants, managers and trades are told apart
 * as ISCO does it, and every name of an occupation counts the same.
 */
const groups: readonly Group[] = [
  { isco: 3251, titles: /dental (?:nurse|assistant|hygienist|therapist)|oral health/ },
  { isco: 5311, titles: /nursery (?:nurse|assistant|practitioner)|childminder|play (?:worker|specialist)/ },
  { isco: 3221, titles: /nurs(?:e|ing) associate/ },
  {
    isco: 5321,
    titles:
      /(?:health ?care|nursing|nurse|maternity|theatre|dialysis|clinical|ward|medical|midwifery|clinic) (?:support )?(?:assistant|support worker|worker|auxiliary)|\bhca\b|\bhcsw\b|health ?care support/,
  },
  {
    isco: 3255,
    titles:
      /(?:physio\w*|therapy|therapies|rehab\w*|occupational therapy|ot|dietetic) (?:\w+ )?(?:assistant|technician|support worker|instructor)/,
  },
  {
    isco: 3213,
    titles: /pharmacy (?:\w+ )?(?:technician|assistant|support)|medicines management technician|dispenser/,
  },
  { isco: 3212, titles: /laboratory (?:assistant|technician|support)|\bmla\b|phlebotom/ },
  { isco: 5322, titles: /support worker|care (?:worker|assistant)|home ?care|\bcarer/ },
  {
    isco: 1342,
    titles:
      /(?:ward|nurse|nursing|practice|clinical|service|care|theatre|unit|hospital) manager|matron|(?:head|director) of nursing/,
  },
  { isco: 3344, titles: /medical (?:\w+ )?secretar|support secretar/ },
  { isco: 3343, titles: /personal assistant|executive assistant|executive secretar|^pa\b|\bpa to\b/ },
  { isco: 4226, titles: /reception|front (?:desk|office)/ },
  { isco: 4120, titles: /secretar|typist/ },
  { isco: 2222, titles: /midwi/ },
  {
    isco: 2634,
    titles:
      /psychologist|psychology|(?:psychological|cbt|intensity|behaviou?ral|family|eating disorder\w*) therapist|psychotherap|wellbeing practitioner|\biapt\b|\bhit\b|\bpwp\b/,
  },
  { isco: 2211, titles: /general practi|\bgps?\b(?! (?:practice|surgery|nurse|pharmac))/ },
  { isco: 2265, titles: /dieti[ct]ian|nutritionist/ },
  {
    isco: 2221,
    titles:
      /nurse|nursing|\brns?\b|\brnld\b|\brmns?\b|\brgn\b|\brnmh\b|\banps?\b|\bsister\b|health visitor|\bcpn\b|\bmidwife\b/,
  },
  { isco: 2264, titles: /physio/ },
  { isco: 2269, titles: /occupational therap|\bots?\b|podiatr|chiropod/ },
  { isco: 2266, titles: /speech|language therap|audiolog|\bslt\b/ },
  { isco: 3211, titles: /radiograph|sonograph|mammograph|radiologic|ultrasound/ },
  { isco: 2262, titles: /pharmacist/ },
  { isco: 2635, titles: /social work|counsell?or(?! ?psycholog)|\bamhp\b/ },
  { isco: 3258, titles: /paramedic|ambulance/ },
  {
    isco: 2212,
    titles:
      /psychiatr|special(?:i?ty) doctor|registrar|surge(?:on|ry)|an(?:a?)esthe(?:tist|sia|tics)|p(?:a?)ediatrician|radiologist|geriatrician|(?:gastroenter|h(?:a?)emat|rheumat|neur|ophthalm|dermat|cardi|onc|ur|nephr|gyn(?:a?)ec|endocrin)olog|consultant (?:in|physician)|clinical fellow|locum consultant|medical oncolog|obstetric/,
  },
  {
    isco: 3259,
    titles: /operating department|\bodps?\b|(?:theatre|scrub|an(?:a?)esthetic|recovery) practitioner/,
  },
  {
    isco: 2131,
    titles: /\bbms\b(?!.*engineer)|biomedical|clinical scientist|microbiolog|geneticist|embryolog/,
  },
  { isco: 9112, titles: /housekeep|domestic|cleaner|cleaning/ },
  { isco: 9412, titles: /catering assistant|kitchen|food service assistant/ },
  { isco: 5120, titles: /\bcooks?\b|\bchefs?\b/ },
  { isco: 8322, titles: /\bdrivers?\b|chauffeur/ },
  { isco: 7411, titles: /electrician/ },
  { isco: 5414, titles: /security (?:guard|officer|manager|supervisor|operative)/ },
  { isco: 2521, titles: /database|\bdba\b/ },
  { isco: 2522, titles: /systems? admin|sysadmin|network (?:engineer|admin|security)|system engineer/ },
  {
    isco: 3512,
    titles:
      /help ?desk|it (?:support|help|specialist|technician)|technical support|service desk|desktop support/,
  },
  {
    isco: 2519,
    titles: /software test|test analyst|\bqa\b|quality assurance engineer|testing engineer|devops/,
  },
  { isco: 2166, titles: /graphic|\bu[ix]\b|\bui\/ux\b|visuali[sz]er|motion|illustrat|art director/ },
  { isco: 2513, titles: /web|wordpress|front.?end|php|multimedia develop/ },
  { isco: 2512, titles: /developer|programmer|software engineer|full.?stack|back.?end/ },
  { isco: 2511, titles: /(?:business|systems?|data|information|intelligence) analyst/ },
  { isco: 4313, titles: /payroll/ },
  {
    isco: 1211,
    titles:
      /(?:finance|financial|accounting|accounts|treasury) (?:\w+ )?manager|chief accountant|(?:head|director) of finance|\bcfo\b/,
  },
  { isco: 2411, titles: /accountant|auditor|accounting/ },
  {
    isco: 1221,
    titles:
      /(?:sales|marketing|brand|commercial) (?:\w+ )?(?:manager|director|head|supervisor|team leader)|section head.*(?:sales|marketing)/,
  },
  { isco: 3334, titles: /property|real ?estate/ },
  {
    isco: 4222,
    titles: /call.?cent|customer (?:service|care|support)|contact cent|service (?:agent|representative)/,
  },
  { isco: 3322, titles: /sales|medical rep|account (?:executive|manager)|presales/ },
  {
    isco: 2431,
    titles:
      /marketing|social media|media (?:buyer|specialist|moderator)|\bseo\b|\bsem\b|content (?:creator|writer|specialist)|copy ?writer/,
  },
  { isco: 1212, titles: /(?:hr|human resources?) (?:\w+ )?(?:manager|director|head)/ },
  { isco: 2423, titles: /\bhr\b|human resources?|recruit|talent acqui|personnel/ },
  { isco: 3323, titles: /purchas|procure|\bbuyer/ },
  { isco: 4321, titles: /store ?keeper|storeman|warehouse(?! manager)|stock|inventory control/ },
  { isco: 2142, titles: /civil|site engineer|structural engineer/ },
  { isco: 2144, titles: /mechanical/ },
  { isco: 2151, titles: /electrical/ },
  { isco: 2330, titles: /teacher|tutor/ },
  { isco: 1219, titles: /(?:projects?|programmes?|programs?) manager/ },
  { isco: 3341, titles: /office (?:manager|supervisor)/ },
  { isco: 3432, titles: /interior design/ },
  { isco: 2161, titles: /architect/ },
  { isco: 3118, titles: /draught|draft|\bcad\b|autocad/ },
  { isco: 2149, titles: /engineer/ },
  { isco: 2240, titles: /practitioner|clinician/ },
  { isco: 4110, titles: /administrat|admin\b|clerk|clerical|data entry|office assistant/ },
];

/** The unit groups a title is of: as a whole, and by each of the trades that it offers ("Nurse or ODP"); none where no rule fits. */
export function groupsOfTitle(title: string): ReadonlySet<number> {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/&(?:amp;)+/g, '&')
    .toLowerCase();
  const parts = [plain, ...plain.split(/\/| or | and |,/)];
  return new Set(parts.flatMap((part) => groups.find(({ titles }) => titles.test(part))?.isco ?? []));
}
