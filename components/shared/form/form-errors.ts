import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Shows the server's errors at their fields, focuses the first, and tells whether any belonged to a field of the form.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  errors: Record<string, string> | undefined,
): boolean {
  const fields = Object.keys(form.getValues())
  const placed = Object.entries(errors ?? {}).filter(([field]) => fields.includes(field))
  placed.forEach(([field, message], index) => {
    // The name was just found among the form's own fields.
    form.setError(field as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  return placed.length > 0
}
