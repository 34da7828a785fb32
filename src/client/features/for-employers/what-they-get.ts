/** From a posting to a first day. */
export const hire = [
  {
    title: 'Post',
    text: 'Begin with a template for the trade or an earlier posting. The form names what Google, Indeed and LinkedIn would miss.',
  },
  {
    title: 'Read',
    text: 'The résumé as it was sent, beside the answers to your questions. The next application is one key away.',
  },
  {
    title: 'Meet',
    text: 'Offer times, let the candidate choose, and give every interviewer the same questions.',
  },
  {
    title: 'Decide',
    text: 'Scorecards stay hidden until each interviewer has handed in their own. Match scores advise; people decide.',
  },
  {
    title: 'Offer',
    text: 'Pay, service charge, allowances and start date in one offer, read and answered online.',
  },
  {
    title: 'Welcome',
    text: 'Contract, visa, medical: one list for both sides, until the first day.',
  },
];

/** Facts for those who look after systems and data; those of the standard are counted in docs/asvs.md. */
export const safety = [
  {
    title: 'Signing in',
    text: 'Single sign-on by OpenID Connect with Entra ID, Google Workspace, Okta and others. Passkeys and authenticator apps for everyone else; administrators can be made to use them.',
  },
  {
    title: 'Joining and leaving',
    text: 'SCIM 2.0 from Okta or Entra ID. Who leaves your directory is logged out here within a second.',
  },
  {
    title: 'Standard',
    text: 'OWASP ASVS 5.0, level 2, for authentication, sessions, tokens, OpenID Connect and logging. Of 105 requirements 78 are met and 25 don’t apply; two wait for settings of the people who run it. Each is listed with the test that proves it.',
  },
  {
    title: 'Records',
    text: 'Every sign-in and every change of rights is in a security log you can export, or have sent on to your own system.',
  },
  {
    title: 'Where data is',
    text: 'In PostgreSQL, on the server of the people who run the site. Run your own, and it’s on yours, in the country you choose. No data goes to any service of ours.',
  },
];
