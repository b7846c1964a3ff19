import { contactTexts } from '../../../contract/contact-messages.ts';
import { open } from '../../route-builder.ts';
import { sendContactMessage } from './contact-messages.service.ts';

export const contactMessageRoutes = {
  send: open.contactMessages.send.handler(async ({ context, input: { homepage, ...message } }) => {
    if (!homepage) await sendContactMessage(context, message);
    return contactTexts.sent;
  }),
};
