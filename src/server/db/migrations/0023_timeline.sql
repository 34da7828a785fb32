-- What has happened to an application is read from its events too.
create index event_about_application on event (((data->>'applicationId')::integer)) where data ? 'applicationId';
