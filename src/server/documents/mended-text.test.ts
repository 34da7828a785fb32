import { describe, expect, test } from 'vitest';
import { mendedText } from './mended-text.ts';

describe('signs that went through the wrong code page are put right', () => {
  test.each([
    ['Waiter â€“ Blue Lagoon', 'Waiter – Blue Lagoon'],
    ['Guestsâ€™ favourite', 'Guests’ favourite'],
    ['the â€œbestâ€\u009d crew', 'the “best” crew'],
    ['the â€œbestâ€ crew', 'the “best” crew'],
    ['CafÃ© MalÃ©', 'Café Malé'],
    ['CafÃƒÂ©', 'Café'],
    ['Malé ï¼ Maldives', 'Malé – Maldives'],
    ['Malé ï¼', 'Malé –'],
    ['Cookï¼Œ Malé', 'Cook, Malé'],
    ['Skillsï¼š diving', 'Skills: diving'],
    ['Ｗａｉｔｅｒ，Ｍａｌé', 'Waiter,Malé'],
    ['2019 \u0096 2021', '2019 – 2021'],
    ['the captain\u0092s log', 'the captain’s log'],
    ['\u0095 Diving', '• Diving'],
    ['â€¢ Diving', '• Diving'],
    ['Â Sailed', '  Sailed'],
    ['20Â°C', '20°C'],
    ['ColÃ³n and GarcÃ\u00ada', 'Colón and García'],
  ])('%s', (broken, whole) => {
    expect(mendedText(broken)).toBe(whole);
  });

  test.each(['Café', 'Malé – Maldives', 'Ångström', 'naïve', 'Â-Level', 'Häagen', '½ and ¼'])(
    'and %s stays as it is',
    (text) => {
      expect(mendedText(text)).toBe(text);
    },
  );
});
