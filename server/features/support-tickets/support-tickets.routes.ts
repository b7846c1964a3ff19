import { ticketNumber, ticketSentAnswer } from '../../../contract/support-tickets.ts';
import { open } from '../../route-builder.ts';
import { openSupportTicket } from './support-tickets.service.ts';

/** What a machine in the trap is told: a number that no ticket has. */
const trappedNumber = ticketNumber(1000);

export const supportTicketRoutes = {
  open: open.supportTickets.open.handler(async ({ context, input: { homepage, ...ticket } }) => {
    const number = homepage ? trappedNumber : await openSupportTicket(context, ticket);
    return { number, ...ticketSentAnswer(number) };
  }),
};
