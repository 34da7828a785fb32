import { expect, test } from 'vitest';
import { type NewAccount, newAccountProblems } from './new-account.ts';

const complete: NewAccount = {
  firstName: '',
  lastName: '',
  username: 'aishath.nadha',
  email: '',
  userType: 'job_seeker',
  password: 'a boat on calm water',
  confirmPassword: 'a boat on calm water',
};

test('an account needs a username and a password, and nothing else', () => {
  expect(newAccountProblems(complete)).toEqual({});
});

test('every field that is missing is named, in the words agreed', () => {
  expect(newAccountProblems({ ...complete, username: ' ', password: '', confirmPassword: '' })).toEqual({
    username: 'Username is required',
    password: 'Password is required',
    confirmPassword: 'Confirm password is required',
  });
});

test('passwords that differ are told where the second one stands', () => {
  expect(newAccountProblems({ ...complete, confirmPassword: 'a boat' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
});

test('an e-mail address may be left out, but not half written', () => {
  expect(newAccountProblems({ ...complete, email: 'aishath@' })).toEqual({
    email: 'Email must look like name@example.com',
  });
});
