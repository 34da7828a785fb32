import type { ProblemGroup } from './problem-group.ts';

/** What is wrong with a call, whatever it is about. */
export const requestProblems = [
  {
    title: 'Any call',
    codes: {
      invalid:
        'Something in the body, the query or a header doesn’t fit. “fields” names each field and says what is wrong with it. Correct those and send again.',
      invalid_json: 'The body isn’t JSON. Check commas, quotes and that the whole body arrived.',
      too_intricate: 'The JSON is nested too deeply. Send it flatter.',
      range_beyond: 'The file is shorter than where Range begins. Ask for it without Range.',
      too_large: 'The body is larger than this call takes. Send less, or in several calls.',
      unsupported_media_type:
        'The body is of another type than this call takes. Most take Content-Type: application/json.',
      not_found:
        'Nothing is there, or it isn’t yours to see; the two are not told apart. Check the id. If it was there before, remove it from your copy.',
      forbidden: 'This account or key may not do this. Use one that may.',
      changed_meanwhile:
        'Someone changed it after you read it. “current” is what stands there now, and ETag is its tag: merge your change and send it with that tag as If-Match.',
      idempotency_key_reused:
        'This Idempotency-Key was sent before with another body or address. Use a new key for a new call.',
      done_before:
        'This call was done before, and its answer had a secret, which is kept nowhere. Read what exists, or call with a new Idempotency-Key.',
      too_many_requests: 'Too many calls. Wait for the seconds in Retry-After, then go on more slowly.',
      busy: 'As 503: the server is at its limit; wait for the seconds in Retry-After and send again. As 409: someone has another interview at this time; choose another time.',
      database_unavailable:
        'The database can’t be reached. Wait for the seconds in Retry-After and send again.',
      internal:
        'The server made a mistake. Send again; if it stays, write to the operator with the time of the call.',
      bad_request: 'This isn’t a request that HTTP knows. Check the program or the proxy in between.',
      bad_length: 'Content-Length doesn’t fit what was sent. Let your HTTP library set it.',
      broken_off:
        'The connection ended before the whole body arrived. Send again, with the same Idempotency-Key.',
      timeout: 'The body took too long to arrive. Send again.',
      url_too_long: 'The address is too long. Ask for fewer ids at a time.',
      headers_too_large: 'The headers are too large. Send fewer of them.',
      cross_site:
        'A page of another site sent this with someone’s cookie. Call from a server, with an API key.',
      events_forgotten:
        'The events after this point are no longer kept. Read the lists anew and go on from events?after=latest.',
    },
  },
  {
    title: 'API keys',
    codes: {
      invalid_key:
        'The key is unknown, mistyped, ended or expired; “detail” says which. Create a new one in Settings → API keys.',
      scope_missing: 'The key lacks a scope, which “detail” names. Create a key that has it.',
      address_not_allowed:
        'The key works from other addresses only. Call from one of those, or create a key for this one.',
      not_for_keys: 'Only people may do this. Let someone do it in the browser.',
      two_keys: 'There are two keys of this name: the old one and its replacement. End one of them first.',
      too_many_keys: 'There are as many keys as there can be. End one you no longer use.',
    },
  },
  {
    title: 'Webhooks',
    codes: {
      too_many_webhooks: 'The company has as many webhooks as it can have. Remove one.',
      webhook_paused: 'The webhook is paused. Resume it first.',
      too_many_secrets:
        'The secret was replaced just now, and the old one still signs. Wait until it has ended.',
      delivery_forgotten: 'What was sent is no longer kept. Ask for the thing itself, by GET /api/events.',
    },
  },
  {
    title: 'Signing in',
    codes: {
      signed_out: 'No one is signed in, and no key was sent. Send Authorization: Bearer with a key.',
      wrong_credentials: 'The username or password is wrong.',
      wrong_code: 'The code is wrong or was used before. Enter the next one.',
      second_factor: 'The password was right, and a second factor is asked. Finish signing in with it.',
      second_factor_required: 'This account needs a second way to sign in. Set one up in the settings.',
      confirm_identity: 'This is sensitive: confirm who you are, then send again.',
      confirm_by_factor: 'Confirm with a passkey or a code; the password isn’t enough here.',
      sign_in_again: 'This attempt to sign in has ended. Begin again.',
      signed_in: 'Someone is signed in already. Log out first.',
      provider_required: 'This company’s people sign in through the company. Sign in there.',
      provider_unreachable:
        'The company’s sign-in service can’t be reached. Try later, or let its admin know.',
      no_provider: 'No company signs in with this address here. Sign in with a password.',
      no_public_address:
        'The operator has not set this site’s address, which signing in with a company needs.',
      passkey_refused: 'The passkey did not work. Try again, or another way.',
      passkey_known: 'This passkey was added already.',
      passkeys_need_name: 'Passkeys don’t work at this address. Open the site at the one named in “detail”.',
      too_many_passkeys: 'The account has as many passkeys as it can have. Remove one.',
      authenticator_there: 'There is an authenticator app already. Remove it first.',
      no_authenticator: 'No authenticator app is being set up. Begin with that.',
      no_factor: 'Recovery codes need a passkey or an authenticator app. Add one first.',
      last_factor: 'This account needs a second factor. Add another one before you remove the last.',
    },
  },
  {
    title: 'Accounts and the company',
    codes: {
      username_taken: 'Another account has this username. Choose another one.',
      email_taken: 'This email address can’t be used. Use another one, or sign in.',
      no_mail: 'This site sends no mail. An administrator can confirm the address.',
      nothing_to_confirm: 'There is no address to confirm.',
      link_by_mail: 'This person gets the link by email, from “Forgot your password?”.',
      mail_forgotten: 'The words of this email are no longer kept. Write to them anew.',
      own_account: 'No one changes their own account here. Ask another administrator.',
      admins_by_command_line: 'Administrators are created on the command line only.',
      not_a_job_seeker: 'The address belongs to an account of another kind. Use another address.',
      no_company: 'No company vouches for this person yet. Wait until one has accepted them.',
      has_company: 'This person belongs to a company already. They leave it first.',
      already_member: 'They have asked to join already, or are members.',
      verified_elsewhere: 'Another company vouches for this person. They leave that one first.',
      removed_from_company:
        'They were removed from this company. “detail” says when they can post there again.',
      too_many_requests_to_join: 'They wait for many companies’ answers already. Withdraw one request.',
      last_company_admin: 'A company needs an admin. Give someone else the role first.',
      company_name_taken: 'Another company has this name, or one that looks the same. Choose another one.',
      company_suspended:
        'The platform suspended this company: it reads, but changes nothing. Write to the operator.',
      company_not_verified: 'The platform has not verified this company yet. Wait until it has.',
      open_company: 'This is where people without a company post, so no one can vouch for it.',
      too_many_open_jobs:
        'A company that is not verified can have few open jobs. Close one, or ask to be verified.',
      slug_taken: 'This public address is taken. Choose another one.',
      too_many_domains: 'A company can have no more domains. Remove one.',
      domain_there: 'The company has named this domain already.',
      domain_taken: 'Another company has proved this domain. That one gives it up first.',
      two_tokens: 'There are two tokens: the old one and its replacement. End one of them first.',
      name_missing: 'First and last name are missing. Add them to the profile.',
      name_taken: 'The name is used already. Choose another one.',
      title_taken: 'The title is used already. Choose another one.',
      template_name_taken: 'A template has this name already. Choose another one.',
      too_many_templates: 'There are as many templates as there can be. Remove one.',
      too_many_views: 'There are as many saved views as there can be. Remove one.',
      too_many_photos: 'There are as many photos as there can be. Remove one.',
      export_under_way: 'An export is being made. Ask for it again in a moment.',
      no_export: 'There is no export to download. Ask for one first.',
      saved_already: 'This search is saved already, under the name in “detail”.',
      too_many_searches: 'There are as many searches or alerts as there can be. Remove one.',
      being_changed: 'Someone is changing this right now. Send again in a moment.',
    },
  },
] as const satisfies readonly ProblemGroup[];
