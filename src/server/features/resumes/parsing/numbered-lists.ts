import type { Line } from '#server/documents/line.ts';

/** Lines of a list that counts, "1) Electrician", "2. Waiter", without their numbers; a date is no such number. */
export function withoutNumbers(all: readonly Line[]): Line[] {
  const lines = all.filter(
    ({ text }) =>
      !/^(?:job|post|position|employer|experience)\s*(?:no\.?\s*|#\s*)?\d{1,2}\s*[:.)]?$/i.test(text),
  );
  const counted = new Map<Line, string>();
  let next = 1;
  for (const line of lines) {
    const [, number = '', rest = ''] =
      /^[([]?(\d{1,2})[.)\]]\s*([\p{L}"“«].*)$/u.exec(line.text) ??
      /^[(]?([a-h])\)\s+(\p{L}.*)$/u.exec(line.text) ??
      [];
    if (rest && (Number(number) || ' abcdefgh'.indexOf(number)) === next && !month.test(rest)) {
      counted.set(line, rest);
      next += 1;
    }
  }
  return counted.size < 2 && !/^\(?1\)/.test(lines[0]?.text ?? '')
    ? [...lines]
    : lines.map((line) => {
        const text = counted.get(line);
        if (text === undefined) return line;
        const turn = Math.max(0, line.turn - (line.text.length - text.length));
        return { ...line, text, turn, continues: false };
      });
}

const month = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?,? \d/iu;
