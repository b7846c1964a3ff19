import { z } from 'zod';
import { isEmailAddress } from './email-address.ts';
import { trapField } from './public-forms.ts';

/** Texts of the authentication page. */
export const accountTexts = {
  fillInAllFields: 'Please fill in all fields',
  passwordsDoNotMatch: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 6 characters long',
  passwordTooLong: 'Password must be at most 128 characters long',
  invalidEmail: 'Please enter a valid email address',
  signedIn: 'Signed in successfully!',
  accountCreated: 'Account created successfully! You can now sign in.',
  invalidCredentials: 'Invalid email or password',
  signingIn: 'Signing In...',
  creatingAccount: 'Creating Account...',
  resetRequested: 'Password reset email sent! Check your inbox.',
  resetFailed: 'Failed to send password reset email',
  resetSending: 'Sending...',
  resetTokenInvalid: 'This reset link is no longer valid. Please ask for a new one.',
  sessionExpired: 'Your session has expired',
  confirmationInvalid: 'This link is no longer valid. Ask for a new one in the profile menu.',
  confirmed: {
    title: 'Address confirmed',
    text: 'Thank you for confirming your e-mail address.',
  },
  confirmFirst:
    'Please confirm your e-mail address first: open the link in the mail that we sent you. The profile menu sends another one.',
  confirmationSent: 'Confirmation email sent! Check your inbox.',
  confirmationFailed: 'Failed to send confirmation email',
  passwordChanged: 'Password changed. You can now sign in.',
} as const;

export const passwordLengthMin = 6;
/** Bounds the work of one hash. */
export const passwordLengthMax = 128;

export type AuthFormMode = 'sign-in' | 'sign-up';

export interface AuthFormValues {
  email: string;
  password: string;
  /** Compared on sign-up only. */
  confirmPassword?: string;
}

/**
 * Checks the authentication form in the order in which it is read.
 * @returns the first problem and its field, or null
 */
export function findAuthFormProblem(
  values: AuthFormValues,
  mode: AuthFormMode,
): { field: keyof AuthFormValues; message: string } | null {
  const email = values.email.trim();
  if (!email) return { field: 'email', message: accountTexts.fillInAllFields };
  if (!values.password) return { field: 'password', message: accountTexts.fillInAllFields };
  if (mode === 'sign-up' && values.password !== values.confirmPassword)
    return { field: 'confirmPassword', message: accountTexts.passwordsDoNotMatch };
  if (values.password.length < passwordLengthMin)
    return { field: 'password', message: accountTexts.passwordTooShort };
  if (values.password.length > passwordLengthMax)
    return { field: 'password', message: accountTexts.passwordTooLong };
  if (email.length > 255 || !isEmailAddress(email))
    return { field: 'email', message: accountTexts.invalidEmail };
  return null;
}

/** The form of the authentication page, in one of its two modes. */
export const authFormSchema = (mode: AuthFormMode) =>
  z
    .object({ email: z.string(), password: z.string(), confirmPassword: z.string() })
    .superRefine((values, ctx) => {
      const problem = findAuthFormProblem(values, mode);
      if (problem)
        ctx.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
    });

export const emailSchema = z
  .string({ error: accountTexts.fillInAllFields })
  .trim()
  .toLowerCase()
  .min(1, accountTexts.fillInAllFields)
  .max(255, accountTexts.invalidEmail)
  .refine(isEmailAddress, accountTexts.invalidEmail);

export const passwordSchema = z
  .string({ error: accountTexts.fillInAllFields })
  .min(1, accountTexts.fillInAllFields)
  .min(passwordLengthMin, accountTexts.passwordTooShort)
  .max(passwordLengthMax, accountTexts.passwordTooLong);

/** Says the problem that the form says: the first in its order, not all of them, field by field. */
export const credentialsSchema = z
  .strictObject({
    email: z.string({ error: accountTexts.fillInAllFields }).trim().toLowerCase(),
    password: z.string({ error: accountTexts.fillInAllFields }),
  })
  .superRefine((values, ctx) => {
    const problem = findAuthFormProblem(values, 'sign-in');
    if (problem) ctx.addIssue({ code: 'custom', message: problem.message });
  });

/** The form behind a reset link; its problems come in the order of the sign-up form. */
export const newPasswordFormSchema = z
  .object({ newPassword: z.string(), confirmPassword: z.string() })
  .superRefine(({ newPassword, confirmPassword }, ctx) => {
    if (newPassword && newPassword !== confirmPassword)
      ctx.addIssue({
        code: 'custom',
        path: ['confirmPassword'],
        message: accountTexts.passwordsDoNotMatch,
      });
    else
      for (const { message } of passwordSchema.safeParse(newPassword).error?.issues.slice(0, 1) ??
        [])
        ctx.addIssue({ code: 'custom', path: ['newPassword'], message });
  });

export const passwordResetRequestSchema = z.strictObject({ email: emailSchema });

export const passwordResetSchema = z.strictObject({
  token: z
    .string({ error: accountTexts.resetTokenInvalid })
    .regex(/^[\w-]{1,200}$/, accountTexts.resetTokenInvalid),
  newPassword: passwordSchema,
});

/** What an account may do: an operator hosts, a member owns. */
export const roles = ['member', 'operator'] as const;

export type Role = (typeof roles)[number];

export const sessionUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** The address was confirmed by mail, or this installation sends none. */
  isConfirmed: z.boolean(),
});

export type SessionUser = z.infer<typeof sessionUserSchema>;

/** Hours that the link of a confirmation mail works. */
export const emailConfirmationHours = 48;

export const emailConfirmationSchema = z.strictObject({
  token: z
    .string({ error: accountTexts.confirmationInvalid })
    .regex(/^[\w-]{43}$/, accountTexts.confirmationInvalid),
  ...trapField,
});

export const sessionSchema = z.object({ user: sessionUserSchema.nullable() });

/** The part of an e-mail address before the @, which greets its owner. */
export function nameFromEmail(email: string): string {
  return email.slice(0, email.indexOf('@'));
}
