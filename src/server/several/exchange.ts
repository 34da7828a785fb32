import { addedUp, countsOf, type Figures, figuresIn, serversReplaced } from '#server/metrics/figures.ts';
import { patience, type Subject, type ToParent } from './between.ts';
import type { OneServer } from './one-server.ts';

/** Who asks one server asks all of them: the parent passes it on, and brings back what they answer. */
export interface Exchange {
  heard: (message: ToParent, from: OneServer) => void;
  /** One has ended: it answers nothing any more, and what it had counted stays counted. */
  ended: (one: OneServer, how: { isReplaced: boolean }) => void;
}

interface Asked {
  subject: Subject;
  expected: Set<OneServer>;
  answers: Map<OneServer, unknown>;
  isOver: () => void;
}

export function createExchange(running: ReadonlySet<OneServer>): Exchange {
  const open = new Map<number, Asked>();
  /** What each has said last. */
  const last = new Map<OneServer, Figures>();
  /** Of those that have ended. What only grows must not fall where one of several has ended or does not answer. */
  let gone: Figures = [];
  let adding = Promise.resolve();
  let replaced = 0;
  let number = 0;

  const lookAt = ({ expected, isOver }: Asked) => {
    if (expected.size === 0) isOver();
  };
  /** Of those that are late. */
  const countedBefore = ({ expected }: Asked) =>
    [...expected].flatMap((one) => {
      const figures = last.get(one);
      return figures ? [countsOf(figures)] : [];
    });
  const ask = (from: OneServer, subject: Subject, question: number) => {
    number += 1;
    const key = number;
    const timer = setTimeout(() => isOver(), patience);
    const isOver = () => {
      clearTimeout(timer);
      open.delete(key);
      void tellAll();
    };
    const tellAll = async () => {
      // What one had counted that has just ended is being added.
      await adding;
      const said = [...asked.answers.values()];
      const counted = [...countedBefore(asked), gone, replacedFigure(replaced)];
      from.tell({ says: 'answers', question, all: subject === 'figures' ? [...said, ...counted] : said });
    };
    const asked: Asked = { subject, expected: new Set(running), answers: new Map(), isOver };
    open.set(key, asked);
    for (const one of running) one.tell({ says: 'asked', subject, question: key });
  };

  return {
    heard: (message, from) => {
      if (message.says === 'ask') ask(from, message.subject, message.question);
      if (message.says !== 'answer') return;
      // The cast: what this program says of its figures.
      if (message.subject === 'figures') last.set(from, message.what as Figures);
      const asked = open.get(message.question);
      if (!asked) return;
      asked.answers.set(from, message.what);
      asked.expected.delete(from);
      lookAt(asked);
    },
    ended: (one, { isReplaced }) => {
      const figures = last.get(one);
      last.delete(one);
      if (figures)
        adding = adding.then(async () => void (gone = await figuresIn(addedUp([gone, countsOf(figures)]))));
      if (isReplaced) replaced += 1;
      for (const asked of open.values()) {
        // What it has said in answer is among what those that have ended had counted.
        asked.answers.delete(one);
        asked.expected.delete(one);
        lookAt(asked);
      }
    },
  };
}

function replacedFigure(value: number): Figures {
  return [{ ...serversReplaced, type: 'counter', aggregator: 'sum', values: [{ value, labels: {} }] }];
}
