interface DemoTemplate {
  name: string;
  /** Who wrote it, by username. */
  by: string;
  body: string;
}

/** What companies write to candidates again and again, by the company's key. */
export const mailTemplates: Readonly<Record<string, readonly DemoTemplate[]>> = {
  odegiri: [
    {
      name: 'First call',
      by: 'dilani',
      body: 'Dear {{first_name}},\n\nthank you for your application as {{job_title}}. We would like to talk to you by phone, for about twenty minutes. Which afternoon this week suits you?\n\nPeople and Culture, {{company}}',
    },
    {
      name: 'Documents, please',
      by: 'dilani',
      body: 'Dear {{first_name}},\n\nbefore we can go on with your application of {{application_date}} we need a copy of your passport and of your certificates. You can send them as files with your profile.\n\n{{company}}',
    },
    {
      name: 'Still reading',
      by: 'waheed',
      body: 'Dear {{first_name}},\n\nmany people have applied as {{job_title}}, and we are still reading. You will hear from us either way.\n\n{{company}}, {{location}}',
    },
  ],
  hulhangu: [
    {
      name: 'Day of trial',
      by: 'daniel.okafor',
      body: 'Dear {{full_name}},\n\nwe would like to see you at work: one shift as {{job_title}} in {{location}}, paid, with the team you would be part of. When could you come?\n\n{{company}}',
    },
  ],
};
