/** A number for a set of stems (or for part of a list) that does not depend on their order: "manager of sales" is "sales manager". */
export function bagHash(stems: ArrayLike<number>, start = 0, end = stems.length): number {
  let hash = 0;
  for (let i = start; i < end; i += 1) {
    if (isRepeated(stems, start, i)) continue;
    hash = (hash + scattered(stems[i]!)) | 0;
  }
  return scattered(hash) >>> 0;
}

export function sameBag(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  return holdsAll(a, b) && holdsAll(b, a);
}

function holdsAll(bag: ArrayLike<number>, wanted: ArrayLike<number>): boolean {
  for (let i = 0; i < wanted.length; i += 1) {
    let held = false;
    for (let j = 0; j < bag.length && !held; j += 1) held = bag[j] === wanted[i];
    if (!held) return false;
  }
  return true;
}

function isRepeated(stems: ArrayLike<number>, start: number, at: number): boolean {
  for (let i = start; i < at; i += 1) if (stems[i] === stems[at]) return true;
  return false;
}

// The finishing step of MurmurHash3 (public domain, Austin Appleby): every bit of the input reaches every bit of the output.
function scattered(value: number): number {
  let bits = (value + 0x9e3779b9) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
