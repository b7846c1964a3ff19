import type { Upload } from '../../../contract/uploads.ts';
import type { uploads } from '../../db/schema/uploads.ts';

export type UploadRow = typeof uploads.$inferSelect;

export const presentUpload = ({ id, purpose, width, height, expiresAt }: UploadRow): Upload => ({
  id,
  purpose,
  width,
  height,
  expiresAt: expiresAt.toISOString(),
  url: `/api/uploads/${id}/picture`,
});
