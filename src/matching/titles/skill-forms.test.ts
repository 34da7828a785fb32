import { describe, expect, test } from 'vitest';
import { sameAs } from './same-words.ts';
import { skillForms } from './skill-forms.ts';
import { namesOf } from './trade-names.ts';

describe('a skill typed in another form is the skill', () => {
  test.each([
    ['node js', 'NodeJS'],
    ['ReactJS', 'React'],
    ['auto cad', 'AutoCAD'],
    ['3d max', '3ds Max'],
    ['power point', 'PowerPoint'],
    ['MS Excel', 'Microsoft Excel'],
    ['photo shop', 'Photoshop'],
    ['word press', 'WordPress'],
    ['ecommerce', 'e-commerce'],
    ['tele sales', 'telesales'],
    ['venipuncture', 'taking blood'],
    ['cannulate', 'IV cannulation'],
    ['catheterization', 'catheter care'],
    ['medication administration', 'administration of medicines'],
    ['wound dressing', 'wound care'],
    ['VAT', 'value added tax'],
    ['house keeping', 'housekeeping'],
    ['life saving', 'lifeguarding'],
  ])('%s: %s', (typed, other) => {
    expect(sameAs(typed)).toContain(other);
    expect(sameAs(other).map((name) => name.toLowerCase())).toContain(typed.toLowerCase());
  });
});

describe('initials stand for a trade, and the trade for its initials', () => {
  test.each([
    ['HCA', 'healthcare assistant'],
    ['CSW', 'clinical support worker'],
    ['BDE', 'business development executive'],
    ['CNA', 'certified nursing assistant'],
    ['ACP', 'advanced clinical practitioner'],
    ['HLTA', 'higher level teaching assistant'],
    ['SDM', 'service delivery manager'],
    ['StR', 'specialty registrar'],
    ['PWP', 'psychological wellbeing practitioner'],
    ['EHO', 'environmental health officer'],
    ['CMHT', 'community mental health team'],
    ['FY1', 'foundation doctor'],
    ['GRO', 'guest relations officer'],
    ['ETO', 'electro-technical officer'],
  ])('%s: %s', (initials, trade) => {
    expect(sameAs(initials)).toContain(trade);
    expect(sameAs(trade)).toContain(initials);
  });
});

test('each form stands once in the list', () => {
  const all = skillForms.flatMap(namesOf).map((name) => name.toLowerCase());
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});
