-- Which values of amr, acr or acrs mean that a company's provider has asked for more than a password. RFC 8176 names one.
alter table identity_provider add column second_factor_values text[] not null default '{mfa}';

-- Whether a second factor was shown in a session: there, or here. Asked of sessions that a provider began; the others show theirs to begin.
alter table session add column second_factor boolean not null default false;
