/** The start is refused for a reason that the operator can mend; the message is one line that says how. */
export class StartRefusedError extends Error {}
