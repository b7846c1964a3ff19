import { z } from 'zod';
import { isPlainText } from './plain-text.ts';

/** Texts of the profile dialog. */
export const profileTexts = {
  loadFailed: 'Failed to load profile',
  updateFailed: 'Failed to update profile',
  updated: 'Profile updated successfully!',
  saving: 'Saving...',
} as const;

export const profileSchema = z.object({
  email: z.string(),
  fullName: z.string(),
  phone: z.string(),
  avatarUrl: z.string().nullable(),
});

export type Profile = z.infer<typeof profileSchema>;

/** Free text; the bound only keeps a row from growing without end. */
export const profileUpdateSchema = z.strictObject({
  fullName: z
    .string()
    .max(500, 'Full name must be at most 500 characters')
    .refine(isPlainText, 'Full name contains characters that are not text'),
  phone: z
    .string()
    .max(100, 'Phone must be at most 100 characters')
    .refine(isPlainText, 'Phone contains characters that are not text'),
});

export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;
