/** How long a sign-in may wait for its second factor: then the API ends the challenge and the web forgets it. */
export const challengeSeconds = 300
