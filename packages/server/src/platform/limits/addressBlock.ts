import ipaddr from 'ipaddr.js'

/**
 * Returns the address block that counts as one client: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one
 * customer.
 *
 * @example addressBlock('::ffff:192.0.2.7') // '192.0.2.7'
 * @example addressBlock('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2'
 */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
