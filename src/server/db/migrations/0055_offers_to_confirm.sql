-- From how much a month on whoever sends an offer shows again who they are; null asks nobody.
alter table company_settings
  add confirm_offers_above integer check (confirm_offers_above > 0),
  add confirm_offers_currency text not null default 'USD';
