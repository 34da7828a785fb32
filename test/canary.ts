/** Stands in what no answer may ever carry, such as what codes are made of: every answer of every test is looked through for it. */
export const canary = 'CANARYCANARYCANARYCANARY';
