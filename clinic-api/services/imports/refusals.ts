import { ApiError, invalidInput } from '../../errors.ts'
import { CsvFault } from './csv/read-records.ts'
import { FormatFault } from './source/format-fault.ts'
import { WorkbookFault } from './workbook/read-workbook.ts'

const refused = (message: string) => invalidInput({ file: message }, message)

export const noLines = () => refused('The file has no lines')

/** The refusal that tells somebody what is wrong with their file; any other error as it is. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof CsvFault)
    return refused(
      error.why === 'quote'
        ? `A quotation mark in line ${error.line} is never closed`
        : `Line ${error.line} is too long for a table`,
    )
  if (error instanceof FormatFault) return refused(error.message)
  if (error instanceof WorkbookFault) return refused('The workbook cannot be read: save it as CSV')
  if (error instanceof Error && !(error instanceof ApiError) && 'code' in error && isBrokenOff(error))
    return new ApiError('invalid_input', 'The upload was interrupted')
  return error
}

function isBrokenOff({ code }: Error & { code: unknown }): boolean {
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET'
}
