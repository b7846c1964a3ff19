import { randomUUID } from 'node:crypto';
import {
  applicationTexts,
  type JobApplication,
  jobPositions,
} from '../../../contract/job-applications.ts';
import { policies } from '../../../contract/policies.ts';
import { AppError } from '../../app-error.ts';
import type { AppContext, RequestContext } from '../../context.ts';
import { sweepOrphans } from '../../orphan-sweep.ts';
import type { MailMessage } from '../../ports/mail/mail.ts';
import { type MailOrder, orderMail } from '../outgoing-mail/outgoing-mail.service.ts';
import * as repository from './job-applications.repository.ts';
import { isWholePdf } from './pdf-check.ts';

const hour = 3600_000;
const day = 24 * hour;

/** Where résumés lie in the storage; a folder for each application. */
export const resumeFolder = 'resumes';

const resumeKey = (id: string) => `${resumeFolder}/${id}/resume.pdf`;

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Keeps an application with its résumé and has both mailed to the operator. The file comes first:
 * a row never speaks of a file that is not there. It was counted before its body was read.
 */
export async function sendJobApplication(
  ctx: Pick<RequestContext, 'db' | 'queue' | 'storage' | 'clock'>,
  { resume, ...application }: JobApplication,
): Promise<void> {
  const bytes = new Uint8Array(await resume.arrayBuffer());
  if (!isWholePdf(bytes))
    throw new AppError('invalid_request', applicationTexts.resumeNotPdf, {
      details: { field: 'resume' },
    });
  const id = randomUUID();
  await ctx.storage.put(resumeKey(id), bytes);
  try {
    await ctx.db.transaction(async (tx) => {
      const createdAt = ctx.clock.now();
      await repository.insertJobApplication(tx, { ...application, id, createdAt });
      await orderMail(ctx, tx, { kind: 'job-application', id });
    });
  } catch (error) {
    await ctx.storage.deleteAll(`${resumeFolder}/${id}`);
    throw error;
  }
}

export async function composeApplicationMail(
  ctx: Pick<AppContext, 'db' | 'config' | 'storage'>,
  { id }: MailOrder,
): Promise<MailMessage | null> {
  const row = await repository.findJobApplication(ctx.db, id);
  if (!row) return null;
  const position = jobPositions.find((job) => job.id === row.position)?.title ?? row.position;
  const resume = await ctx.storage.get(resumeKey(id));
  return {
    to: ctx.config.operatorEmail,
    replyTo: { name: row.name, address: row.email },
    subject: `Application: ${position}`,
    text: [
      `${row.name} <${row.email}> applies as ${position}.`,
      '',
      row.note,
      '',
      resume
        ? 'The résumé is attached. It comes from a stranger: open it as you would open any such file.'
        : 'The résumé is not there any more.',
    ].join('\n'),
    ...(resume
      ? {
          attachments: [
            {
              fileName: `resume-${toFileName(row.name)}.pdf`,
              contentType: 'application/pdf',
              bytes: resume,
            },
          ],
        }
      : {}),
  };
}

/** What was not typed by a stranger: letters and digits of it, joined by hyphens. */
function toFileName(name: string): string {
  const words = name.normalize('NFKD').match(/[a-zA-Z0-9]+/g) ?? ['applicant'];
  return words.join('-').toLowerCase().slice(0, 60);
}

/** Applications go after their time with their résumés, and so do résumés that no row speaks of. */
export async function sweepJobApplications(
  ctx: Pick<AppContext, 'db' | 'clock' | 'storage' | 'config' | 'logger'>,
): Promise<void> {
  const now = ctx.clock.now().getTime();
  const limit = new Date(now - policies.applicationRetentionDays * day);
  for (const id of await repository.listApplicationIds(ctx.db, limit)) {
    // The file first: a row without one is found again, a file without a row would stay longer.
    await ctx.storage.deleteAll(`${resumeFolder}/${id}`);
    await repository.deleteJobApplication(ctx.db, id);
  }
  await sweepOrphans(ctx, {
    folder: resumeFolder,
    // A younger one may be about to get its row.
    olderThan: new Date(now - hour),
    isOurs: (name) => uuidPattern.test(name),
    listExisting: (ids) => repository.listExistingIds(ctx.db, ids),
  });
}
