/** Of a package that comes without types what the tests ask of it. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(found: {
      jsonld: Record<string, object[]>;
      microdata: object;
      rdfa: object;
    }): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>;
  }
}
