export interface MailMessage {
  /** One address. */
  to: string;
  subject: string;
  /** Plain text; links stand alone on their line. */
  text: string;
  /** Whom an answer goes to, in place of the sender. */
  replyTo?: { name: string; address: string };
  /** Further headers, by name. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}

export interface Mail {
  /** @throws when the message could not be handed over */
  send(message: MailMessage): Promise<void>;
}
