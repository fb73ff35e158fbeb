const dayMs = 24 * 3_600_000;

/** At most one confirmation a day to one address: anyone can type a stranger's into the form. */
export type ConfirmationLimit = {
  /** Whether the message may be confirmed, now or by a new try; from then on no other one is. */
  take: (email: string, messageId: string) => boolean;
  /** Notes what an earlier run of the process has sent. */
  remember: (email: string, messageId: string, sentAt: number) => void;
};

export function createConfirmationLimit(now: () => number = Date.now): ConfirmationLimit {
  const taken = new Map<string, { messageId: string; at: number }>();

  const remember = (email: string, messageId: string, at: number) => {
    const address = confirmationAddress(email);
    // Taken out and put back: the map is in the order of time.
    taken.delete(address);
    taken.set(address, { messageId, at });
  };

  return {
    take(email, messageId) {
      for (const [address, { at }] of taken) {
        if (at > now() - dayMs) break;
        taken.delete(address);
      }
      const known = taken.get(confirmationAddress(email));
      if (known !== undefined && known.messageId !== messageId) return false;
      remember(email, messageId, now());
      return true;
    },
    remember,
  };
}

/** Mail servers do not tell capitals apart, though the standard lets them. */
export function confirmationAddress(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}
