/** Tells a page its own address, query included. The middleware overwrites what a browser sends under this name. */
export const pageAddressHeader = 'x-page-address'
