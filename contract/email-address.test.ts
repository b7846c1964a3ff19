import { expect, it } from 'vitest';
import { accountTexts, emailSchema, findAuthFormProblem } from './accounts.ts';
import { answerAddressSchema, contactTexts } from './contact-messages.ts';
import { mailSubscriptionRequestSchema } from './mail-subscriptions.ts';

const good = [
  'ada@example.com',
  "o'hara+ochre@mail.example.co.uk",
  'a_b-c.d@xn--mnchen-3ya.example',
  `${'a'.repeat(243)}@example.com`,
  '1@2.example',
];

const bad = [
  'ada',
  'ada@',
  '@example.com',
  'a@b.c',
  'müller@example.com',
  'ada@münchen.example',
  'ada@localhost',
  'ada@@example.com',
  'a..da@example.com',
  '.ada@example.com',
  'ada.@example.com',
  'ada lovelace@example.com',
  'ada@example.com, eve@example.com',
  '"ada"@example.com',
  'ada@[127.0.0.1]',
  'ada@-example.com',
  'ada@example-.com',
  `ada@${'a'.repeat(64)}.com`,
  'ada\u0000@example.com',
];

it.each(good)('takes %s wherever an address is asked for', (email) => {
  expect(emailSchema.parse(email)).toBe(email);
  expect(findAuthFormProblem({ email, password: '123456' }, 'sign-in')).toBeNull();
  expect(answerAddressSchema.parse(email)).toBe(email);
  expect(mailSubscriptionRequestSchema.parse({ email }).email).toBe(email);
});

it.each(bad)('refuses %j everywhere, in the words of the form', (email) => {
  const said = (parse: { error?: { issues: { message: string }[] } | undefined }) =>
    parse.error?.issues[0]?.message;
  expect(said(emailSchema.safeParse(email))).toBe(accountTexts.invalidEmail);
  expect(findAuthFormProblem({ email, password: '123456' }, 'sign-in')?.message).toBe(
    accountTexts.invalidEmail,
  );
  expect(said(answerAddressSchema.safeParse(email))).toBe(contactTexts.invalidEmail);
  expect(said(mailSubscriptionRequestSchema.safeParse({ email }))).toBe(accountTexts.invalidEmail);
});
