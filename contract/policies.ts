/** What the product promises about money, answers and notice. */
export const policies = {
  refundPeriodDays: 30,
  /** How long the look at a refund request usually takes. */
  refundReview: '2-3 business days',
  /** How long the money is on its way, once a refund is approved. */
  refundProcessing: '5-10 business days',
  /** For a refund request, on business days; for any other message, always. */
  replyWithin: '24 hours',
  refundHours: 'Monday-Friday 9 AM-6 PM EST',
  privacyAnswerDays: 30,
  /** When somebody answers. */
  supportHours: {
    weekdays: '9 AM-6 PM PST',
    saturday: '10 AM-4 PM PST',
    sunday: 'Closed',
  },
  /** Within how long tickets are usually answered. */
  ticketAnswerHours: 8,
  /** How long messages and tickets of visitors are kept. */
  messageRetentionDays: 365,
  /** How long applications and their résumés are kept. */
  applicationRetentionDays: 180,
  /** Before a price changes or the service ends. */
  noticeDays: 30,
} as const;
