import { refuse } from '#server/refusal.ts';

export interface ParseQueue {
  /** Does one piece of work for a person when their turn has come. Throws a Refusal where there is too much to do already. */
  inTurn: <Result>(person: number, work: () => Promise<Result>) => Promise<Result>;
}

const usual = {
  /** Of one person at once, and of all. */
  each: 5,
  all: 100,
  /** How long somebody waits for their turn, in milliseconds: with the work itself less than a connection may stand idle. */
  timeoutMs: 20_000,
};

interface Waiting {
  begin: () => Promise<unknown>;
  giveUp: () => void;
  since: number;
}

/** One piece of work at a time, a turn for each person who waits: who brings twenty waits for their own, not others for them. */
export function createParseQueue(most = usual): ParseQueue {
  /** Whose turn is next stands first. */
  const people = new Map<number, Waiting[]>();
  let all = 0;
  let isBusy = false;

  const next = (): Waiting | undefined => {
    const [first] = people;
    if (!first) return undefined;
    const [person, [waiting, ...others]] = first;
    people.delete(person);
    if (others.length) people.set(person, others);
    all -= 1;
    return waiting;
  };

  const goOn = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let waiting = next(); waiting; waiting = next()) {
      if (performance.now() - waiting.since > most.timeoutMs) waiting.giveUp();
      else await waiting.begin();
    }
    isBusy = false;
  };

  return {
    inTurn: (person, work) =>
      new Promise((resolve, reject) => {
        const own = people.get(person) ?? [];
        if (own.length >= most.each) return reject(refuse.tooMany(2, tooManyReadings));
        if (all >= most.all) return reject(refuse.busy());
        all += 1;
        const since = performance.now();
        const begin = () => work().then(resolve, reject);
        people.set(person, [...own, { begin, since, giveUp: () => reject(refuse.busy()) }]);
        void goOn();
      }),
  };
}

const tooManyReadings = 'Other files of yours are still being read. Please wait until they are done.';
