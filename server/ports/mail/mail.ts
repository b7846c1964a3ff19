export interface MailMessage {
  to: string;
  subject: string;
  /** Plain text; links stand alone on their line. */
  text: string;
}

export interface Mail {
  /** @throws when the message could not be handed over */
  send(message: MailMessage): Promise<void>;
}
