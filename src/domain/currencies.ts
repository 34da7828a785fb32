/** What is known of a currency for reading pay: how it is written, and about what it is worth. */
export interface Currency {
  /** ISO 4217. */
  code: string;
  /**
   * About so many make a US dollar, of 2025, to half of it or double: only to tell an hour's pay from a year's, and a
   * slip of the keyboard from both. Nothing is ever converted by it.
   */
  perDollar: number;
  /** From so much on an amount without a period is a year's; where nothing stands, eight thousand dollars' worth. */
  yearFrom?: number;
  /** Where wages are high: a hundred is no month's pay there. */
  strong?: true;
  /** Other ways to write it, as a regular expression over small letters. */
  written?: string;
}

/** Every currency a pay can be read in; the first are those of the markets the product was made for. */
export const currencies: readonly Currency[] = [
  {
    code: 'USD',
    perDollar: 1,
    yearFrom: 15_000,
    strong: true,
    written: String.raw`us ?\$|u\.s\.d|us dollars?`,
  },
  { code: 'MVR', perDollar: 15.4, yearFrom: 300_000, written: String.raw`m?rf\.?|ރ\.?|rufiyaa|ރުފިޔާ` },
  { code: 'EUR', perDollar: 0.9, yearFrom: 15_000, strong: true, written: '€|euros?' },
  {
    code: 'GBP',
    perDollar: 0.8,
    yearFrom: 12_000,
    strong: true,
    written: '£|pounds?(?: sterling)?|sterling',
  },
  {
    code: 'EGP',
    perDollar: 48,
    yearFrom: 200_000,
    written: String.raw`£e|e£|l\.?e\.?(?=\s?\d)|(?<=\d ?)l\.?e\.?|egyptian pounds?`,
  },
  { code: 'LKR', perDollar: 300, yearFrom: 1_500_000, written: 'sri lankan? rupees?|slr' },
  { code: 'INR', perDollar: 85, yearFrom: 200_000, written: '₹|indian rupees?' },
  { code: 'AED', perDollar: 3.7, yearFrom: 100_000, written: String.raw`dhs?\.?|dirhams?` },
  {
    code: 'AUD',
    perDollar: 1.5,
    yearFrom: 20_000,
    strong: true,
    written: String.raw`au?\$|australian dollars?`,
  },
  {
    code: 'SGD',
    perDollar: 1.35,
    yearFrom: 20_000,
    strong: true,
    written: String.raw`s\$|singapore dollars?`,
  },
  { code: 'BDT', perDollar: 120, written: '৳|taka' },
  { code: 'BHD', perDollar: 0.38 },
  { code: 'BRL', perDollar: 5.5, written: String.raw`r\$|reais` },
  {
    code: 'CAD',
    perDollar: 1.4,
    yearFrom: 20_000,
    strong: true,
    written: String.raw`ca?\$|canadian dollars?`,
  },
  {
    code: 'CHF',
    perDollar: 0.85,
    yearFrom: 20_000,
    strong: true,
    written: String.raw`sfr\.?|fr\.|swiss francs?`,
  },
  { code: 'CNY', perDollar: 7.2, written: 'rmb|yuan' },
  { code: 'CZK', perDollar: 23, written: 'kč' },
  { code: 'DKK', perDollar: 6.8, strong: true, yearFrom: 120_000 },
  { code: 'ETB', perDollar: 60, written: 'birr' },
  { code: 'FJD', perDollar: 2.2, written: String.raw`fj\$` },
  { code: 'GHS', perDollar: 13, written: 'gh₵|₵|cedis?' },
  { code: 'HKD', perDollar: 7.8, strong: true, yearFrom: 120_000, written: String.raw`hk\$` },
  { code: 'HUF', perDollar: 360 },
  { code: 'IDR', perDollar: 16_000, written: String.raw`rp\.?|rupiah` },
  { code: 'JOD', perDollar: 0.71 },
  { code: 'JPY', perDollar: 150, strong: true, yearFrom: 2_000_000, written: 'yen' },
  { code: 'KES', perDollar: 130, written: String.raw`kshs?\.?|kenyan? shillings?` },
  { code: 'KRW', perDollar: 1_350, strong: true, yearFrom: 18_000_000, written: '₩' },
  { code: 'KWD', perDollar: 0.31 },
  { code: 'MUR', perDollar: 46 },
  { code: 'MXN', perDollar: 18 },
  { code: 'MYR', perDollar: 4.5, written: String.raw`rm(?=\s?\d)|ringgits?` },
  { code: 'NGN', perDollar: 1_500, written: '₦|naira' },
  { code: 'NOK', perDollar: 10.5, strong: true, yearFrom: 200_000 },
  { code: 'NPR', perDollar: 135, written: 'nepal(?:ese|i) rupees?' },
  { code: 'NZD', perDollar: 1.65, yearFrom: 20_000, strong: true, written: String.raw`nz\$` },
  { code: 'OMR', perDollar: 0.38 },
  { code: 'PHP', perDollar: 57, written: '₱' },
  { code: 'PKR', perDollar: 280, yearFrom: 1_500_000, written: 'pakistani? rupees?' },
  { code: 'PLN', perDollar: 4, written: 'zł|zloty' },
  { code: 'QAR', perDollar: 3.6, written: String.raw`qrs?\.?` },
  { code: 'SAR', perDollar: 3.75 },
  { code: 'SCR', perDollar: 14 },
  { code: 'SEK', perDollar: 10.5, strong: true, yearFrom: 200_000 },
  { code: 'THB', perDollar: 35, written: '฿|baht' },
  { code: 'TRY', perDollar: 35, written: '₺' },
  { code: 'TZS', perDollar: 2_600, written: String.raw`tshs?\.?` },
  { code: 'UGX', perDollar: 3_700, written: String.raw`ushs?\.?` },
  { code: 'VND', perDollar: 25_000, written: '₫' },
  { code: 'ZAR', perDollar: 18, written: String.raw`r(?=\s?\d)|rands?` },
];

/** Signs and words that several currencies share; the first is meant where nothing says which, if one is so usual. */
export const sharedSigns: readonly { written: string; codes: readonly string[]; usual?: string }[] = [
  {
    written: String.raw`\$|dollars?`,
    codes: ['USD', 'AUD', 'SGD', 'CAD', 'NZD', 'HKD', 'FJD', 'MXN'],
    usual: 'USD',
  },
  {
    written: String.raw`rs\.?|rupees?|re\.`,
    codes: ['INR', 'LKR', 'PKR', 'NPR', 'MUR', 'SCR'],
  },
  { written: String.raw`kr\.?|kronor|kroner`, codes: ['SEK', 'NOK', 'DKK'] },
  { written: '¥|円|元', codes: ['JPY', 'CNY'] },
  { written: 'sr', codes: ['SAR', 'SCR'] },
  { written: String.raw`pesos?`, codes: ['PHP', 'MXN'] },
];

export const currencyCodes: readonly string[] = currencies.map(({ code }) => code);
