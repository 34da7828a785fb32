import type { SectionKind } from './heading-words.ts';

/** Headings of French, German, Spanish, Italian, Portuguese, Dutch and Czech résumés, parted by bars. */
export const foreignHeadings: Readonly<Record<Exclude<SectionKind, 'contact'>, string>> = {
  experience:
    'expérience|expériences|expérience professionnelle|expériences professionnelles|parcours|parcours professionnel|emplois|emplois occupés|stages|carrière|berufserfahrung|beruflicher werdegang|werdegang|berufspraxis|praktische erfahrung|arbeitserfahrung|berufliche stationen|praktika|tätigkeiten|experiencia|experiencia laboral|experiencia profesional|experiencias laborales|historial laboral|trayectoria|trayectoria profesional|prácticas|esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|lavori svolti|experiência|experiência profissional|experiências profissionais|percurso profissional|werkervaring|loopbaan|praxe|pracovní zkušenosti|zaměstnání|pengalaman kerja|iş deneyimi',
  education:
    'formation|formations|études|scolarité|diplômes|diplômes et formations|formation et diplômes|ausbildung|bildung|schulbildung|studium|weiterbildung|bildungsweg|formación|formación académica|educación|estudios|istruzione|istruzione e formazione|formazione|studi|titoli di studio|educação|formação|formação académica|habilitações|opleiding|opleidingen|vzdělání|pendidikan|eğitim',
  skills:
    'compétences|savoir faire|atouts|connaissances|kenntnisse|fähigkeiten|edv kenntnisse|stärken|competencias|habilidades|aptitudes|conocimientos|competenze|capacità|competências|aptidões|vaardigheden|dovednosti|keahlian|beceriler',
  certificates:
    'certificats|permis|zertifikate|führerscheine|certificados|permisos|certificati|patenti|certificaten',
  languages:
    'langues|langues parlées|sprachen|sprachkenntnisse|fremdsprachen|idiomas|lenguas|lingue|lingue straniere|línguas|talen|jazyky|bahasa|diller',
  summary:
    'profil|profil professionnel|à propos|présentation|objectif|kurzprofil|über mich|perfil|perfil profesional|objetivo|sobre mí|profilo|profilo professionale|obiettivo|perfil profissional|profiel',
  other:
    'centres d intérêt|loisirs|références|divers|interessen|hobbys|referenzen|sonstiges|intereses|aficiones|referencias|interessi|hobby|referenze|interesses|referências|koníčky|zájmy',
};

const roleNames =
  String.raw`réceptionniste|employée?s?|chef(?:fe)?|sous[- ]chef|cuisini(?:er|ère)|serveu(?:r|se)|barman|barmaid|gouvernant|gouvernante|femme de chambre|valet de chambre|plongeu(?:r|se)|commis|ma[îi]tre d['’]h[ôo]tel|vendeu(?:r|se)|caissi(?:er|ère)|apprentie?|stagiaire|technicien(?:ne)?|ingénieure?|comptable|secrétaire|conseill(?:er|ère)|directeur|directrice|responsable|moniteur|monitrice|animateur|animatrice|ma[îi]tre[- ]nageur|voiturier|concierge|bagagiste|p[âa]tissi(?:er|ère)|boulanger|jardinier|chargée?|esth[ée]tici(?:en|enne)|masseu(?:r|se)|aide[- ]soignante?|infirmi(?:er|ère)|éducat(?:eur|rice)|professeure?|agent(?:e)? d['’]entretien|marin|matelot|assistante?` +
  String.raw`|koch|köchin|jungkoch|küchenchef(?:in)?|kellner(?:in)?|barkeeper|rezeptionist(?:in)?|empfangsmitarbeiter(?:in)?|verkäufer(?:in)?|aushilfe|praktikant(?:in)?|lehrling|auszubildende[rn]?|hausdame|zimmermädchen|techniker(?:in)?|ingenieur(?:in)?|sachbearbeiter(?:in)?|servicekraft|küchenhilfe|spülkraft|konditor(?:in)?|masseur(?:in)?|tauchlehrer(?:in)?|matrose|hausmeister|reinigungskraft` +
  String.raw`|recepcionista|camarer[oa](?: de pisos)?|cociner[oa]|ayudante|jef[ea]|gerente|encargad[oa]|limpiador[a]?|vendedor[a]?|cajer[oa]|conserje|mozo|técnic[oa]|ingenier[oa]|contable|administrativ[oa]|becari[oa]|conductor[a]?|gobernanta|director[a]?|animador[a]?|monitor[a]?|capit[áa]n|camarer[oa]|pasteler[oa]|marinero|patr[óo]n` +
  String.raw`|camerier[ea]|cuoc[oa]|aiuto|capo|addett[oa]|direttore|direttrice|impiegat[oa]|commess[oa]|tirocinante|lavapiatti|barista|portiere|governante|pasticcere|bagnino|animatore|animatrice|marinaio|segretari[oa]|receptionist|facchino` +
  String.raw`|cozinheir[oa]|rececionista|carpinteir[oa]|eletricista|pescador|empregad[oa]|garçom|chefe|estagiári[oa]|governanta|pasteleir[oa]|marinheiro|motorista|auxiliar|técnic[oa]` +
  String.raw`|kok|ober|schoonmaker|medewerker|číšník|servírka|kuchař(?:ka)?|recepční|pokojská|uklízečka|prodavač(?:ka)?|vedoucí|pomocn(?:ík|á síla)`;

/** Names of jobs in those languages. */
export const foreignRoles = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${roleNames})|(?:mitarbeiter|leiter|fachkraft|fachmann|fachfrau|kaufmann|kauffrau)(?:in)?)(?!\p{L})`,
  'iu',
);

/** Words that only names of employers have in those languages. */
export const foreignEmployers =
  /(?<!\p{L})(?:hôtel|hostellerie|auberge|résidence|brasserie|boulangerie|pâtisserie|clinique|sarl|sas|gasthof|gasthaus|pension|kg|ohg|kurhotel|hostal|parador|restaurante|ristorante|trattoria|osteria|pizzeria|albergo|agriturismo|s\.?r\.?l|s\.?p\.?a|pousada|tasca|lda|ltda|restaurace|penzion|herberg|b\.v)(?!\p{L})/iu;
