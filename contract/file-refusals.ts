/** Why a file was not stored; a file of their own, because forms without files say none of it. */
export const fileRefusals = {
  noRoom: 'There is no room left for this file',
  infected: 'This file contains malware and was not stored',
  tooLargeToScan: 'This file is too large to be checked for malware and was not stored',
  scannerAway: 'Files cannot be checked for malware at the moment. Please try again later.',
  diskFull: 'Files cannot be stored at the moment. Please try again later.',
  tooManyUnsent: 'Ten attached files were not sent yet. Send them first, or try again tomorrow.',
} as const
