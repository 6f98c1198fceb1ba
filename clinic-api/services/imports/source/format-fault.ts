/** What a file is cannot be read; the message names it. */
export class FormatFault extends Error {}
