/** Browser and system in words ("Firefox on Linux"), which is all of a browser's self-description that is kept. */
export function deviceOf(userAgent: string | undefined): string | null {
  const named = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const browser = named(browsers);
  const system = named(systems);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null);
}

// The order matters: most browsers also claim to be those further down.
const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/curl\//, 'curl'],
] as const;

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|CrOS/, 'Linux'],
] as const;
