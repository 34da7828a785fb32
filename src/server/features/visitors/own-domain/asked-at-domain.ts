/** What somebody asks for at a company's own domain. */
export type AskedAtDomain =
  | 'site'
  | 'robots'
  | 'sitemap'
  /** What is the same on every host: styles, fonts, pictures. */
  | 'asset'
  /** A page of a job, or a call about it. */
  | { job: number }
  /** A call about the company, by its name in addresses. */
  | { company: string }
  /** Pages for somebody signed in, or of other companies: at the platform. */
  | 'platform'
  /** What stands at the platform for what is the first page here. */
  | 'first page'
  | 'nothing';

const id = String.raw`([1-9]\d{0,8})`;
const rules: readonly (readonly [RegExp, (id: string) => AskedAtDomain])[] = [
  [/^\/$/, () => 'site'],
  [/^\/robots\.txt$/, () => 'robots'],
  [/^\/sitemap\.xml$/, () => 'sitemap'],
  [/^\/(assets\/[\w.-]+|favicon\.svg|pictures\/[\w-]+\/[\w.]+|embed\/board\.js)$/, () => 'asset'],
  [new RegExp(`^/jobs/${id}(/|/apply/?|/picture\\.png)?$`), (job) => ({ job: Number(job) })],
  [new RegExp(`^/api/public/jobs/${id}(/[\\w/-]*)?$`), (job) => ({ job: Number(job) })],
  // Their keys are known to whoever has begun them.
  [/^\/api\/public\/uploads\/[\w-]+(\/pieces\/\d+)?$/, () => 'asset'],
  [/^\/api\/public\/companies\/([\w-]+)\/jobs$/, (slug) => ({ company: slug })],
  [/^\/embed\/([\w-]+)\/?$/, (slug) => ({ company: slug })],
  [/^\/(?:jobs\/?|c\/[\w-]+\/?)$/, () => 'first page'],
  [/^\/(?:companies(\/\d+)?|auth|forgot-password)\/?$/, () => 'platform'],
];

/** Only what is listed here is there; an address that is written in another way than we write it is not. */
export function askedAtDomain(path: string): AskedAtDomain {
  for (const [pattern, what] of rules) {
    const match = pattern.exec(path);
    if (match) return what(match[1] ?? '');
  }
  return 'nothing';
}
