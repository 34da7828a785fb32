import { describe, expect, test } from 'vitest';
import { hostName, isWithin, siteDomain, siteDomainProblem } from './site-domains.ts';

describe('a domain of a company', () => {
  test.each([
    ['careers.example.com', 'careers.example.com'],
    ['  Careers.Example.COM. ', 'careers.example.com'],
    ['https://careers.example.com/', 'careers.example.com'],
    ['jobs.münchen.example', 'jobs.xn--mnchen-3ya.example'],
    ['работа.пример.рф', 'xn--80aac6chp.xn--e1afmkfd.xn--p1ai'],
    ['ｃareers.example.com', 'careers.example.com'],
    ['1.2.3.4.example.com', '1.2.3.4.example.com'],
  ])('%s is %s', (typed, domain) => {
    expect(siteDomain(typed)).toBe(domain);
    expect(siteDomainProblem(typed)).toBeUndefined();
  });

  test.each([
    '',
    'example',
    'localhost',
    'careers.localhost',
    'printer.local',
    'db.internal',
    '1.0.168.192.in-addr.arpa',
    'careers.example.com:8080',
    'careers.example.com/jobs',
    'careers.example.com?x',
    'somebody@careers.example.com',
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '2130706433',
    '[::1]',
    '::1',
    '①②⑦.0.0.1',
    'careers_site.example.com',
    '-careers.example.com',
    'careers-.example.com',
    'careers..example.com',
    '.example.com',
    'careers.example.com..',
    'careers.example.com%2eevil.example',
    'careers .example.com',
    'careers.example.com\u0000',
    'xn--zz--.example.com',
    `${'a'.repeat(64)}.example.com`,
    `${'a.'.repeat(120)}example.com`,
    'ftp://careers.example.com',
    '*.example.com',
  ])('is none: %j', (typed) => {
    expect(siteDomain(typed)).toBeUndefined();
    expect(siteDomainProblem(typed)).toMatch(/^Domain must/);
  });

  test('is known in whatever way a request says its host', () => {
    for (const host of ['careers.example.com', 'CAREERS.example.com:443', 'careers.example.com.:8080'])
      expect(hostName(host)).toBe('careers.example.com');
    expect(hostName('careers.example.com@evil.example')).not.toBe('careers.example.com');
  });

  test('stands below another by whole labels', () => {
    expect(isWithin('careers.example.com', 'example.com')).toBe(true);
    expect(isWithin('notexample.com', 'example.com')).toBe(false);
  });
});
