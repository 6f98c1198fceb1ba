/** The address and media type of FHIR R4. */
export const fhirRoot = '/fhir/R4'
export const fhirJson = 'application/fhir+json'
export const fhirNdjson = 'application/fhir+ndjson'
