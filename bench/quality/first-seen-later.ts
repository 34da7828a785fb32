import type { FirstSeen } from './first-seen.ts';

/**
 * Written when the order of the first searches had been worked on, by the same rules, and tried once before anything was mended for
 * them. What they told was mended by class.
 */
export const later: FirstSeen = {
  occupation: [
    ['district nurse', 2221],
    ['care assistant', 5322],
    ['counsellor', 2635],
    ['podiatrist', 2269],
    ['flutter developer', 2512],
    ['payroll officer', 4313],
  ],
  'occupation and place': [
    ['nurses leeds', 2221, 'leeds'],
    ['cairo accountant', 2411, 'cairo'],
    ['pharmacist bristol', 2262, 'bristol'],
    ['graphic designer nasr city', 2166, 'nasr city'],
    ['midwives london', 2222, 'london'],
    ['sales executive alexandria', 3322, 'alexandria'],
  ],
  skill: [
    ['react', /\breact/i, [2512, 2513]],
    ['wound dressing', /wound/i, [2221, 3221, 5321, 2240]],
    ['motivational interviewing', /motivational interview/i, [2221, 2635, 2634, 5322]],
    ['illustrator', /illustrator/i, [2166, 2431, 2513]],
    ['linux', /linux/i, [2512, 2522, 2513, 3512]],
    ['excel', /\bexcel\b/i, [2411, 4110, 2423, 2511, 4313, 1211]],
  ],
  misspelt: [
    ['midwfe', 2222],
    ['acountant', 2411],
    ['recepcionist', 4226],
    ['physiotherpist', 2264],
    ['phamacist', 2262],
    ['psycologist', 2634],
    ['grafic desinger', 2166],
  ],
  abbreviation: [
    ['EN', 3221],
    ['MLA', 3212],
    ['AHP', 2264],
    ['FE developer', 2513],
    ['recep', 4226],
    ['psych nurse', 2221],
    ['SRN', 2221],
    ['biomed', 2131],
  ],
  'other language or spelling': [
    ['Krankenschwester', 2221],
    ['enfermera', 2221],
    ['Buchhalter', 2411],
    ['contable', 2411],
    ['farmacéutico', 2262],
    ['Hebamme', 2222],
    ['infermiera', 2221],
    ['paediatrics doctor', 2212],
    ['diseñador gráfico', 2166],
  ],
  sentence: [
    ['are there any jobs for nurses in manchester', 2221, 'manchester'],
    ['i want to work as an accountant in giza', 2411, 'giza'],
    ['who is hiring physiotherapists in birmingham', 2264, 'birmingham'],
    ['can i be a receptionist in london', 4226, 'london'],
    ['looking for a position as web developer, cairo', 2513, 'cairo'],
    ['need a job as support worker near bristol', 5322, 'bristol'],
  ],
  hours: [
    ['part-time nurse', 2221],
    ['part time receptionist', 4226],
    ['healthcare assistant part time', 5321],
    ['p/t pharmacist', 2262],
  ],
  pay: [
    ['nurse at least 3000 a month', 2221, 3000],
    ['psychologist paying over 4000 per month', 2634, 4000],
    ['pharmacist 3000+ monthly', 2262, 3000],
  ],
};
