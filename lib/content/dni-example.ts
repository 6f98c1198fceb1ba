/** A valid DNI of nobody, which its fields show as their pattern. */
export const dniExample = '12345678Z'
