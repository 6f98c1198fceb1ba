/** What bounds the second factor, for the clinic API that enforces it and the web that waits for it. */
export const twoFactor = {
  /** Section 9: six digits that change every 30 seconds. */
  digits: 6,
  periodSeconds: 30,
  /** How long a right password waits for its code, and how many wrong codes end the wait. */
  challengeSeconds: 300,
  triesPerChallenge: 5,
  /** Codes tried for one account within the window of the rate limits, over all challenges. */
  triesPerAccount: 20,
  recoveryCodes: 10,
} as const
