-- What waits for a candidate to choose is looked through every few seconds for what is to be called off; what is booked is found by its time.
create index interview_proposed on interview (application_id) where state = 'proposed';

-- Whoever was hired by hand while an offer was being written is not waited for to approve it.
update offer set state = 'withdrawn', ended_at = now() from application a
where a.id = offer.application_id and a.status = 'hired' and offer.state in ('draft', 'waiting', 'approved');
