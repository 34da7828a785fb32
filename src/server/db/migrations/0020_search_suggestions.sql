-- What is being typed into the search box may become a place, a skill or a company of the market: they are found by their
-- beginnings, whatever the accents and capitals.
create function plain_text(written text) returns text immutable parallel safe strict
  return lower(unaccent('unaccent'::regdictionary, written));

create index facet_count_beginning on facet_count (facet, plain_text(value) text_pattern_ops) where facet in ('location', 'skill');
create index company_beginning on company (plain_text(name) text_pattern_ops);
