import ipaddr from 'ipaddr.js'

/** Address ranges shared by many users, and the factor for the limits of one address in them. */
export type AddressRanges = readonly { readonly ranges: readonly string[]; readonly times: number }[]

/** Returns the factor for the limits of one address in an address block. */
export type AddressShares = (block: string) => number

/**
 * Reads the operator's list of ranges in which many users share addresses: carriers, campuses. The first matching range counts; all other
 * blocks have a factor of one.
 *
 * @example createAddressShares([{ ranges: ['100.64.0.0/10'], times: 20 }])('100.64.1.1') // 20
 */
export function createAddressShares(config: AddressRanges): AddressShares {
  const known = config.map(({ ranges, times }) => ({ times, ranges: ranges.map((range) => ipaddr.parseCIDR(range)) }))
  return (block) => {
    // An IPv6 block is the first half of an address.
    const text = ipaddr.isValid(block) ? block : `${block}::`
    if (known.length === 0 || !ipaddr.isValid(text)) return 1
    const address = ipaddr.process(text)
    const isIn = ([network, bits]: readonly [ipaddr.IPv4 | ipaddr.IPv6, number]): boolean =>
      network.kind() === address.kind() && address.match(network as never, bits)
    return known.find(({ ranges }) => ranges.some(isIn))?.times ?? 1
  }
}
