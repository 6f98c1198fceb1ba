/** How long a right password waits for its second factor: the API ends the challenge, the web forgets it then. */
export const challengeSeconds = 300
