import { applicationTexts } from '../../../contract/job-applications.ts';
import { open } from '../../route-builder.ts';
import { sendJobApplication } from './job-applications.service.ts';

export const jobApplicationRoutes = {
  send: open.jobApplications.send.handler(
    async ({ context, input: { homepage, ...application } }) => {
      if (!homepage) await sendJobApplication(context, application);
      return applicationTexts.sent;
    },
  ),
};
