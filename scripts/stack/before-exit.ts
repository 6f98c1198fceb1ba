/** What the web does once it has answered everything, before it ends. */
export const beforeExit: (() => Promise<void>)[] = []
