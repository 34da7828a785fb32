import type { FirstSeen } from './first-seen.ts';

/**
 * Written before what the later ones had shown was mended, and tried once after it.
 */
export const last: FirstSeen = {
  occupation: [
    ['mental health nurse', 2221],
    ['phlebotomist', 3212],
    ['systems analyst', 2511],
    ['security guard', 5414],
    ['purchasing officer', 3323],
    ['biomedical support worker', 3212],
    ['interior designer', 3432],
  ],
  'occupation and place': [
    ['dietitian london', 2265, 'london'],
    ['software engineer maadi', 2512, 'maadi'],
    ['sheffield staff nurse', 2221, 'sheffield'],
    ['receptionist in cambridge', 4226, 'cambridge'],
    ['sales manager cairo', 1221, 'cairo'],
    ['radiographers oxford', 3211, 'oxford'],
    ['marketing alexandria', 2431, 'alexandria'],
  ],
  skill: [
    ['php', /\bphp\b/i, [2512, 2513]],
    ['indesign', /in.?design/i, [2166, 2431]],
    ['medication administration', /administ\w+ (?:of )?medic|medication admin/i, [2221, 5321, 5322, 3221]],
    ['catheterisation', /catheteri[sz]/i, [2221, 3221, 5321]],
    ['powerpoint', /power.?point/i, [4110, 2511, 2431, 2423, 3343, 3344]],
    ['negotiation', /negotiat/i, [3322, 3323, 1221, 3334]],
    ['angular', /angular/i, [2512, 2513]],
  ],
  misspelt: [
    ['radiografer', 3211],
    ['sonografer', 3211],
    ['acountent', 2411],
    ['pharmasist', 2262],
    ['helthcare assistant', 5321],
    ['recruter', 2423],
    ['anesthetics docter', 2212],
  ],
  abbreviation: [
    ['HCP physio', 2264],
    ['BIM engineer', 2142],
    ['IT helpdesk', 3512],
    ['HRBP', 2423],
    ['psych', 2634],
    ['sw engineer', 2512],
    ['CMHT nurse', 2221],
    ['acct', 2411],
    ['NQN', 2221],
  ],
  'other language or spelling': [
    ['Krankenpfleger', 2221],
    ['Apotheker', 2262],
    ['recepcionista', 4226],
    ['enfermero', 2221],
    ['contador', 2411],
    ['ostetrica', 2222],
    ['Softwareentwickler', 2512],
    ['psicólogo', 2634],
    ['orthopedics', 2212],
  ],
  sentence: [
    ['is there work for midwives in london', 2222, 'london'],
    ['hello i would like a job as a graphic designer in cairo', 2166, 'cairo'],
    ['any vacancies for pharmacists around leeds', 2262, 'leeds'],
    ['hiring accountants in alexandria now', 2411, 'alexandria'],
    ['where can i work as an occupational therapist in birmingham', 2269, 'birmingham'],
    ['staff nurse jobs near manchester please', 2221, 'manchester'],
  ],
  hours: [
    ['part time psychologist', 2634],
    ['physio part-time hours', 2264],
    ['dietitian 0.6 wte', 2265],
    ['social worker part time only', 2635],
  ],
  pay: [
    ['psychiatrist above 7000 a month', 2212, 7000],
    ['physiotherapist min 2500 per month', 2264, 2500],
    ['midwife 3k+ a month', 2222, 3000],
  ],
};
