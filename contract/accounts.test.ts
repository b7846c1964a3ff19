import { expect, test } from 'vitest';
import { accountTexts, authFormSchema, newPasswordFormSchema } from './accounts.ts';

/** Field and text of each problem that a form would show. */
const problems = (parsed: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  (parsed.error?.issues ?? []).map(({ path, message }) => [path[0], message]);

const signUp = (email: string, password: string, confirmPassword: string) =>
  problems(authFormSchema('sign-up').safeParse({ email, password, confirmPassword }));

test('the authentication form shows one problem, the first, at its field', () => {
  expect(signUp('', '', 'x')).toEqual([['email', accountTexts.fillInAllFields]]);
  expect(signUp('ada', '', 'x')).toEqual([['password', accountTexts.fillInAllFields]]);
  expect(signUp('ada', '12', '13')).toEqual([
    ['confirmPassword', accountTexts.passwordsDoNotMatch],
  ]);
  expect(signUp('ada', '12', '12')).toEqual([['password', accountTexts.passwordTooShort]]);
  expect(signUp('ada', '123456', '123456')).toEqual([['email', accountTexts.invalidEmail]]);
  expect(signUp('ada@example.com', '123456', '123456')).toEqual([]);
});

test('signing in compares no second password', () => {
  const values = { email: 'ada@example.com', password: '123456', confirmPassword: '' };
  expect(problems(authFormSchema('sign-in').safeParse(values))).toEqual([]);
});

test('the form of a new password does the same', () => {
  const check = (newPassword: string, confirmPassword: string) =>
    problems(newPasswordFormSchema.safeParse({ newPassword, confirmPassword }));
  expect(check('', '')).toEqual([['newPassword', accountTexts.fillInAllFields]]);
  expect(check('12', '13')).toEqual([['confirmPassword', accountTexts.passwordsDoNotMatch]]);
  expect(check('12', '12')).toEqual([['newPassword', accountTexts.passwordTooShort]]);
  expect(check('123456', '123456')).toEqual([]);
});
