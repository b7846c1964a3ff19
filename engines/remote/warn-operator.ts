/** Tells the operator what a server does otherwise than it says. Words of ours alone. */
export type WarnOperator = (message: string) => void;

/** Passes each message on once, however often a server gives cause for it. */
export function warnOnce(warn: WarnOperator): WarnOperator {
  const told = new Set<string>();
  return (message) => {
    if (told.has(message)) return;
    told.add(message);
    warn(message);
  };
}
