import type { FirstSeen } from './first-seen.ts';

/**
 * Of the three kinds that came off worst when nobody had worked on them. Written from what such people call themselves and their
 * tools, before anything was looked up or mended for them, and tried once.
 */
export const newest: FirstSeen = {
  occupation: [
    ['ward clerk', 4226],
    ['health care support worker', 5321],
    ['trainee doctor', 2212],
    ['clinical psychologist', 2634],
    ['theatre nurse', 2221],
    ['payroll clerk', 4313],
    ['bookkeeper', 2411],
    ['back end developer', 2512],
    ['mobile developer', 2512],
    ['call center agent', 4222],
    ['tele sales', 3322],
    ['copywriter', 2431],
    ['it support technician', 3512],
    ['talent acquisition specialist', 2423],
  ],
  skill: [
    ['venepuncture', /vene?puncture|phlebotom/i, [2221, 3212, 5321, 3221]],
    ['cannulation', /cannulat/i, [2221, 3221, 5321, 2240, 3211]],
    ['node js', /node\.?\s?js/i, [2512, 2513]],
    ['asp.net', /asp\.?\s?net/i, [2512, 2513]],
    ['auto cad', /auto\s?cad/i, [2142, 2161, 3118, 2144, 2151, 3432]],
    ['3d max', /3ds?\s?max/i, [2166, 2161, 3432]],
    ['ms word', /(?:ms|microsoft)\s(?:office|word)|\bword\b/i, [4110, 4120, 3343, 3344, 4226]],
    ['cold-calling', /cold[ -]call/i, [3322, 5244, 1221]],
    ['CBT therapy', /\bcbt\b|cognitive behaviou?r/i, [2634, 2635, 2221]],
    ['suturing', /sutur/i, [2221, 2212, 2240, 5321]],
    ['wordpress', /word\s?press/i, [2513, 2512, 2431]],
    ['e-commerce', /e-?commerce/i, [2431, 2513, 1221, 2512]],
    ['vat returns', /\bvat\b|tax/i, [2411, 4311, 1211]],
    ['safeguarding children', /safeguard/i, [2221, 2635, 2222, 5322]],
  ],
  abbreviation: [
    ['RN', 2221],
    ['HCSW', 5321],
    ['OT', 2269],
    ['SLT', 2266],
    ['ODP', 3259],
    ['CPN', 2221],
    ['GP', 2211],
    ['SHO', 2212],
    ['HR exec', 2423],
    ['QA tester', 2519],
    ['DBA', 2521],
    ['CSR', 4222],
    ['PA', 3343],
    ['sys admin', 2522],
  ],
};
