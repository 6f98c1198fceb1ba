/** The file's format cannot be read; the message names the format. */
export class FormatFault extends Error {}
