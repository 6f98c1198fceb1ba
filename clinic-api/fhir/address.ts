/** Where FHIR R4 is spoken, and how. */
export const fhirRoot = '/fhir/R4'
export const fhirJson = 'application/fhir+json'
export const fhirNdjson = 'application/fhir+ndjson'
