/** The keys of the pictures that `company c` shows of itself, or null. */
export const logoOf = "(select key from picture where company_id = c.id and kind = 'logo')";
export const coverOf = "(select key from picture where company_id = c.id and kind = 'cover')";
