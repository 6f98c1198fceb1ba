/** Tells a page its own address, query included. The middleware overwrites what a browser sends under this name. */
export const pageAddressHeader = 'x-page-address'

/** Tells a page that new tokens were asked for in vain a moment ago. The middleware overwrites this one, too. */
export const unreachableHeader = 'x-session-unreachable'

/** Sent with a request for a page that the viewer's role does not open: next.config.mjs shows the refusal instead. */
export const refusedHeader = 'x-consulta-refused'
