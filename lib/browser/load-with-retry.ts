/**
 * Loads code that comes by itself after the page, and tries again until it is there: a part that a lost connection keeps
 * back must not take along the screen, on which somebody may be writing.
 */
export function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(() => new Promise((resolve) => setTimeout(() => resolve(loadWithRetry(load)), 4000)))
}
