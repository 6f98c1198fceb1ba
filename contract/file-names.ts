// Marks that turn the direction of text: with one of them `exe.gpj` is read as a picture's name.
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** A file's name as it may be shown: kept is the one that was given. */
export function shownFileName(name: string): string {
  return name.replace(directionMarks, '\uFFFD')
}
