/** A map of where an address is. OpenStreetMap asks for no account; nothing is sent before somebody follows the link. */
export const directionsTo = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
