-- What visitors read of companies is kept for as long as the market has not changed, and names their pictures. Portraits are not among it.
create trigger new_pictures_change_the_market after insert or update on picture
  for each row when (new.company_id is not null) execute function market_has_changed();
create trigger gone_pictures_change_the_market after delete on picture
  for each row when (old.company_id is not null) execute function market_has_changed();
