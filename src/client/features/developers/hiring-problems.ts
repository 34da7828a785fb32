import type { ProblemGroup } from './problem-group.ts';

/** What stands in the way of a step in hiring, and what is wrong with a file. */
export const hiringProblems = [
  {
    title: 'Jobs and applications',
    codes: {
      job_closed: 'The job takes no applications any more. Choose another job, or reopen it.',
      deadline_passed: 'The application deadline has passed. Set a later one together with the change.',
      already_applied: 'This person has applied for this job already. Work on that application.',
      already_invited: 'This person has been invited to this job already.',
      withdrawn: 'The applicant has withdrawn, so the application can’t be moved.',
      hired: 'This person has been hired through the application, so it can’t be withdrawn.',
      application_ended: 'The application is decided: hired, rejected or withdrawn.',
      cannot_reject: 'None of these applications can be rejected; “detail” says why of each.',
      open_offer: 'There is an open offer. Withdraw it first, or send openOffer: "withdraw" with the change.',
      others_by_now:
        'This would reach a different number of people than was said. Ask for the preview again, then send its number.',
      sent_already: 'This message was sent already. Write another one.',
      too_many_messages: 'There are as many messages about this application as there can be.',
      too_many_tags: 'There are as many tags as there can be. Remove one.',
      too_many_lists: 'There are as many lists as there can be. Remove one.',
      list_full: 'The list holds as many people as it can. Start another one.',
      already_merged: 'One of the two is merged with someone else already. Undo that first.',
      has_merged:
        'Others were merged into the second of the two. Keep that one, or undo the earlier decision.',
      already_decided: 'Someone has decided about these two already.',
      assist_off: 'Assist is off for this job. Turn it on in the job’s settings.',
      matching_off: 'This person turned matching off.',
      step_in_use: 'Applications stand at this step. Move them first.',
    },
  },
  {
    title: 'Interviews and scorecards',
    codes: {
      interview_over: 'The interview was cancelled or declined, or has begun. Arrange another one.',
      not_booked: 'The interview has no time yet. Wait until one is chosen, or set it.',
      time_taken: 'This time has just been taken. Choose another one.',
      not_held: 'The interview has not begun, so there is nothing to score yet.',
      handed_in: 'This scorecard was handed in. It stays as it is.',
      too_many_interviews: 'There are as many interviews about this application as there can be.',
      too_many_kits: 'There are as many interview kits as there can be. Remove one.',
    },
  },
  {
    title: 'Offers and onboarding',
    codes: {
      offer_open: 'There is an open offer already. Change that one.',
      offer_closed: 'The offer is no longer open. Write a new one.',
      offer_not_draft: 'Only a draft can be sent for approval.',
      offer_not_waiting: 'This offer doesn’t wait for approval.',
      offer_sent: 'The offer was sent, so it can’t be changed. Withdraw it and write a new one.',
      offer_unsent: 'The offer was not sent yet. Send it first.',
      offer_accepted: 'The offer was accepted, so it stays as it is.',
      offer_declined: 'The offer was declined. Write a new one.',
      offer_expired: 'The day to answer by has passed. Write a new offer.',
      offer_called_off: 'The company has withdrawn the offer.',
      no_offer: 'There is no offer to accept.',
      not_offerable: 'Someone who has withdrawn, been rejected or been hired gets no offer.',
      needs_approval: 'The company wants offers approved. Ask for approval first.',
      day_passed: 'A day in the offer has passed. Set a later one.',
      too_many_offers: 'There are as many offers on this application as there can be.',
      not_hired: 'The person is not hired, or no longer. Onboarding goes with being hired.',
      onboarding_begun: 'Onboarding has begun already. Change the list that is there.',
      too_many_tasks: 'The list has as many tasks as it can have.',
      too_many_notes: 'The task has as many notes as it can have.',
    },
  },
  {
    title: 'Moving in from another system',
    codes: {
      import_under_way: 'An import of this company is under way. Wait until it has ended.',
      import_over:
        'The file was imported or removed, or can no longer be undone. Send it again to import it anew.',
      too_many_imports: 'There are as many imports as there can be. Undo one first.',
      not_understood:
        'Something of the file is not understood yet; “detail” says what. Say it in the mapping.',
      drafts_only: 'Until the company is verified, imported jobs start as drafts.',
      not_a_table: 'This is no table. Send CSV with a header.',
      no_account: 'This candidate was imported and has no account. Write to their email address.',
    },
  },
  {
    title: 'Files',
    codes: {
      empty: 'The file is empty. Send one with something in it.',
      damaged: 'The file is damaged. Save it again, then send that.',
      locked: 'The file asks for a password. Send one without.',
      unknown_kind: 'The file is of a kind that is not read here. Send PDF, DOCX, ODT or plain text.',
      not_a_document: 'This is no document. “detail” names the kinds that are read.',
      no_attachment: 'Files of this kind are read for a profile, and can’t be attached. Send a PDF.',
      no_text: 'The file has pictures of text, and no text. Send one whose text can be selected.',
      page: 'This is a web page. Save it as PDF.',
      picture: 'This is a picture. Send a document.',
      old_word: 'This is an old Word file. Save it as DOCX or PDF.',
      rich_text: 'This is an RTF file. Save it as DOCX or PDF.',
      forbidden_part: 'The file has a part that could do harm. Save it anew, as PDF.',
      too_slow: 'Reading the file took too long. Send a simpler one.',
      too_much: 'The file has more in it than is read here. Send a shorter one.',
      not_a_picture: 'This is no picture that can be drawn here. Send JPEG, PNG or WebP.',
      picture_too_small: 'The picture is too small. Send a larger one.',
      picture_too_large: 'The picture has too many pixels. Send a smaller one.',
      file_in_use: 'The file was sent with an application, so it stays.',
      too_many_files: 'There are as many files as there can be. Remove one.',
      no_room: 'Too many files are on their way at the moment. Try again in an hour.',
      piece_out_of_place:
        'The piece is empty or goes beyond the file’s end. Ask how far it got, and go on there.',
    },
  },
  {
    title: 'Applying without an account',
    codes: {
      incomplete: 'Answers are missing or don’t fit; “fields” names them. Correct those and send again.',
      token_missing: 'Ask for a token for this job first, and send it along.',
      token_expired: 'The token has expired. Ask for another one, and send again.',
      proof_missing:
        'The job gets very many applications just now. Ask for a token again, and send the solution of its puzzle, or the code from the email, along.',
      proof_wrong:
        'The solution is wrong, was used or has expired. Ask for a token again, and solve its puzzle.',
    },
  },
] as const satisfies readonly ProblemGroup[];
