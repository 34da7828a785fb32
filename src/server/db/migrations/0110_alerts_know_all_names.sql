-- Alerts find jobs to come also by names and spellings that no posting had when they were saved, and places by letters such as ł and ø:
-- their queries are written anew while the program runs.
update saved_search set query_outdated = true where alert is not null and (filters ? 'search' or filters ? 'location');
