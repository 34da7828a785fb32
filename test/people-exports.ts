/** People of another system, all invented, as each of them writes its export. */
export const peopleTable = `Candidate Name,Email,Posting Title,Current Stage
Ibrahim Rasheed,ibrahim@lever.example,Boat mechanic,On-site interview
`;

/** Jobs of a company, as a spreadsheet has them. */
export const jobsTable = `Job Title,Location,Description
Boat builder,Malé,Builds dhonis of wood and of fibreglass.
`;

/** Jobs of a file that leaves open what its pay and its dates mean, with a line that says no title and one that says another again. */
export const openQuestions = `Job Title,Location,Description,Salary,Deadline
Reef guide,Malé,"Guides guests, by day and by night.",900,04/05/2099
reef guide,Malé,Guides guests.,950,06/05/2099
,Malé,Says no title.,,
`;

export const exportOf = {
  greenhouse: `Candidate ID,First Name,Last Name,Title,Email,Phone,Job,Current Stage,Status,Applied On,Last Activity,Rejection Reason,Notes
501,Aminath,Shifa,Sous chef,aminath@gh.example,+960 771 2001,Head chef,Face to Face,Active,03/31/2026,04/15/2026,,Cooks for 200.
502,Hassan,Zahir,,hassan@gh.example,+960 771 2002,Head chef,Application Review,Rejected,04/02/2026,04/04/2026,Too few years,
503,Mohamed,Waheed,Diver,waheed@gh.example,,Dive instructor,Offer,Hired,02/14/2026,03/20/2026,,"Speaks German,
and Divehi."
501,Aminath,Shifa,Sous chef,aminath@gh.example,+960 771 2001,Dive instructor,Application Review,Active,05/01/2026,05/01/2026,,
`,
  lever: peopleTable,
  workable: `Name,Email,Phone,Headline,Address,Job,Stage,Disqualified,Creation Date,Comments
Mariyam Niusha,niusha@workable.example,+960 771 3001,Accountant,Malé,Bookkeeper,Applied,Yes,2026-03-01,Asked for remote work.
`,
  teamtailor: `id;first_name;last_name;email;phone;job_title;stage;rejected_at;created_at;pitch
77;Fathimath;Léna;lena@tt.example;+960 771 4001;Receptionist;Interview;;2026-02-03 08:15:00;I know every guest by name.
`,
  opencats: `last_name,first_name,phone_home,phone_cell,email1,key_skills
"Adam","Yusuf","","+960 771 5001","adam@cats.example","welding, engines"
`,
  spreadsheet: `Name\tMail\tPosition\tStatus\tRemarks
Naseema Ali\tnaseema@sheet.example\tGardener\tShortlisted\tNeighbour of Ahmed
`,
};
