// Draws the seabed of the landing page: node scripts/draw-chart.mjs writes src/client/features/site/seabed.ts.
// A made-up coast and three atolls are summed up as a field of heights, and their isobaths are traced through it
// (marching squares), thinned out and written as smooth paths. The soundings are the field's true depths where they stand.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const width = 1440;
const height = 640;
/** Beyond the frame, so that no line is seen running along its edge. */
const margin = 48;
const cell = 6;

/** Where the landing page prints its compass rose; no depth stands under it. */
const rose = { x: 1316, y: 196, radius: 76 };

const atolls = [
  { x: 1118, y: 400, radius: 104, squash: 0.78, turn: 0.5, gap: 2.4 },
  { x: 800, y: 548, radius: 46, squash: 0.8, turn: -0.3, gap: 4.4 },
  { x: 1358, y: 566, radius: 58, squash: 0.85, turn: 0.9, gap: 3.6 },
];

/** Metres above the sea; below zero is water. */
function heightAt(x, y) {
  const land = coast(x) - y;
  const shelf = land > 0 ? land * 0.06 : -36 * (1 - Math.exp(land / 190)) + land * 0.012;
  // Land along the upper edge, so that the sheet can stand below more land.
  const edge = Math.max(0, 120 - y) ** 2 / 480;
  const ground = shelf + edge + 5 * noise(x / 150, y / 150, 1) + 2.4 * noise(x / 62, y / 62, 2);
  return Math.max(ground, ...atolls.map((atoll) => reefAt(atoll, x, y)));
}

/** The line where land ends, as y for an x: it rises to the right in two capes. */
function coast(x) {
  return 505 + 42 * Math.sin(x / 205 + 0.6) - 480 / (1 + Math.exp(-(x - 930) / 95));
}

/** A ring of coral around a lagoon, open where boats pass. */
function reefAt({ x: cx, y: cy, radius, squash, turn, gap }, x, y) {
  const [dx, dy] = [x - cx, y - cy];
  const across = (dx * Math.cos(turn) + dy * Math.sin(turn)) / radius;
  const along = (dy * Math.cos(turn) - dx * Math.sin(turn)) / (radius * squash);
  const angle = Math.atan2(along, across);
  const wobble = 0.13 * noise(cx + 1.5 * Math.cos(angle), cy + 1.5 * Math.sin(angle), 3);
  const distance = Math.hypot(across, along) + wobble;
  const rim = 2.6 - 34 * Math.abs(distance - 1) + 2.6 * noise(x / 26, y / 26, 4);
  const fromGap = ((angle - gap + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  const pass = 9 * Math.exp(-(fromGap ** 2) / 0.05);
  const lagoon = distance < 1 ? -8 + 3 * noise(x / 40, y / 40, 5) : -Infinity;
  const slope = distance > 1 ? -46 * (1 - Math.exp(-(distance - 1) / 0.9)) - 3 : -Infinity;
  return Math.max(rim - pass, lagoon, slope + 2 * noise(x / 60, y / 60, 6));
}

/** Smooth noise between -1 and 1, always the same for the same place. */
function noise(x, y, seed) {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - x0, y - y0].map((t) => t * t * (3 - 2 * t));
  const mix = (a, b, t) => a + (b - a) * t;
  const at = (i, j) => hash(x0 + i, y0 + j, seed);
  return mix(mix(at(0, 0), at(1, 0), u), mix(at(0, 1), at(1, 1), u), v);
}

function hash(x, y, seed) {
  let bits = (x * 374761393 + y * 668265263 + seed * 2147483647) | 0;
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2147483648 - 1;
}

/** The closed lines around all that is higher than `level`, as lists of points. */
function contours(level) {
  const columns = Math.ceil((width + 2 * margin) / cell) + 2;
  const rows = Math.ceil((height + 2 * margin) / cell) + 2;
  const place = (i, j) => [(i - 1) * cell - margin, (j - 1) * cell - margin];
  // Outside is abyss: every line closes.
  const grid = Array.from({ length: rows }, (_, j) =>
    Array.from({ length: columns }, (_, i) =>
      i === 0 || j === 0 || i === columns - 1 || j === rows - 1 ? -1000 : heightAt(...place(i, j)) - level,
    ),
  );
  const crossing = (i, j, k, l) => {
    const [a, b] = [grid[j][i], grid[l][k]];
    const t = Math.min(0.98, Math.max(0.02, a / (a - b)));
    const [[x0, y0], [x1, y1]] = [place(i, j), place(k, l)];
    return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
  };
  const next = new Map();
  const points = new Map();
  const edge = (i, j, k, l) => {
    const key = `${Math.min(i, k)},${Math.min(j, l)},${i === k ? 'v' : 'h'}`;
    if (!points.has(key)) points.set(key, crossing(i, j, k, l));
    return key;
  };
  for (let j = 0; j < rows - 1; j += 1) {
    for (let i = 0; i < columns - 1; i += 1) {
      const top = () => edge(i, j, i + 1, j);
      const right = () => edge(i + 1, j, i + 1, j + 1);
      const bottom = () => edge(i, j + 1, i + 1, j + 1);
      const left = () => edge(i, j, i, j + 1);
      const corners = [grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]];
      const sides = [top, right, bottom, left];
      // Walk around the cell; where it goes from low to high a piece begins, where from high to low it ends.
      const turns = corners.map((value, n) => (value > 0) - (corners[(n + 1) % 4] > 0));
      turns.forEach((turn, n) => {
        if (turn !== 1) return;
        let m = n;
        do m = (m + 3) % 4;
        while (turns[m] !== -1);
        next.set(sides[n](), sides[m]());
      });
    }
  }
  const lines = [];
  while (next.size) {
    const line = [];
    let key = next.keys().next().value;
    while (next.has(key)) {
      line.push(points.get(key));
      const after = next.get(key);
      next.delete(key);
      key = after;
    }
    lines.push(line);
  }
  return lines;
}

/** Leaves out points that lie within `tolerance` of the line without them (Douglas and Peucker). */
function thinned(line, tolerance) {
  if (line.length < 3) return line;
  const [first, last] = [line[0], line.at(-1)];
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1;
  let [worst, at] = [0, 0];
  line.forEach(([x, y], index) => {
    const off =
      length === 1
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length;
    if (off > worst) [worst, at] = [off, index];
  });
  if (worst <= tolerance) return [first, last];
  return [...thinned(line.slice(0, at + 1), tolerance).slice(0, -1), ...thinned(line.slice(at), tolerance)];
}

/** Lines that close outside the frame do so in long steps, whose rounding would cut across its corners: more points there. */
function withOuterSteps(line) {
  return line.flatMap((point, index) => {
    const next = line[(index + 1) % line.length];
    const steps = [point, next].every(isOutside)
      ? Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / 24)
      : 1;
    return Array.from({ length: steps }, (_, n) =>
      [0, 1].map((axis) => point[axis] + ((next[axis] - point[axis]) * n) / steps),
    );
  });
}

function isOutside([x, y]) {
  return x < 0 || y < 0 || x > width || y > height;
}

/** A closed path whose corners are rounded: from middle to middle, each point the handle of its curve. */
function smoothPath(line) {
  const middle = (a, b) => [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
  let [x, y] = middle(line.at(-1), line[0]);
  let path = `M${x} ${y}`;
  line.forEach((point, index) => {
    const end = middle(point, line[(index + 1) % line.length]);
    const numbers = [Math.round(point[0]) - x, Math.round(point[1]) - y, end[0] - x, end[1] - y];
    path += `q${numbers.join(' ')}`.replaceAll(' -', '-');
    [x, y] = end;
  });
  return `${path}z`;
}

function isobath(level, tolerance = 0.8) {
  return contours(level)
    .filter((line) => line.length > 11)
    .map((line) => {
      // In two halves: a closed line has no ends to keep.
      const half = Math.floor(line.length / 2);
      const kept = [
        ...thinned(line.slice(0, half + 1), tolerance).slice(0, -1),
        ...thinned(line.slice(half), tolerance),
      ];
      return smoothPath(withOuterSteps(kept));
    })
    .join('');
}

/** Depths on a loose grid: [x, y, metres, tenths]. None near the coast, where they would touch a line. */
function soundings() {
  const found = [];
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 19; column += 1) {
      const x = Math.round(24 + column * 76 + 26 * hash(column, row, 7) + (row % 2) * 38);
      const y = Math.round(30 + row * 72 + 22 * hash(column, row, 8));
      const depth = -heightAt(x, y);
      const steep = Math.abs(heightAt(x + 12, y) + depth) + Math.abs(heightAt(x, y + 12) + depth);
      const onLine = levels.some((level) => Math.abs(depth + level) < 0.25 + steep * 0.35);
      if (x > width - 24 || y > height - 18 || depth < 2 || steep > 5.5 || onLine) continue;
      if (Math.hypot(x + 8 - rose.x, y - 4 - rose.y) < rose.radius) continue;
      found.push([x, y, Math.floor(depth), depth < 16 ? Math.floor((depth % 1) * 10) : 0]);
    }
  }
  return found;
}

const levels = [0, -5, -10, -19, -28];
const lines = {
  land: isobath(0),
  fiveMetres: isobath(-5),
  tenMetres: isobath(-10),
  twentyMetres: isobath(-19, 1.2),
  thirtyMetres: isobath(-28, 1.5),
};
const target = fileURLToPath(new URL('../src/client/features/site/seabed.ts', import.meta.url));
writeFileSync(
  target,
  `// Drawn by scripts/draw-chart.mjs, which says how.
export const frame = { width: ${width}, height: ${height} };

/** Closed paths around all that is higher. */
export const isobaths = ${JSON.stringify(lines, null, 2)};

/** x, y, depth in metres, tenths of a metre. */
export const soundings: readonly (readonly [number, number, number, number])[] = ${JSON.stringify(soundings())};
`,
);
