/** The most an amount can be, of any currency. */
export const mostMoney = 100_000_000;
