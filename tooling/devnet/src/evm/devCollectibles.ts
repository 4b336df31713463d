import { badgesBytecode } from '../contracts/badges.data.js'
import { pictureBytecode } from '../contracts/picture.data.js'
import { create2Address } from '../create2Address.js'
import type { DevContract } from './devDex.js'

/**
 * Returns the collectibles of a local chain: unique pictures (ERC-721) and badges with balances (ERC-1155). Anyone can mint. Alice has
 * pictures 1, 3, 4, 5 and 6, and Bob has picture 2. Each of them has five badges 7, one badge 2 and 120 badges 3.
 */
export function devCollectibles(): { readonly pictures: DevContract; readonly badges: DevContract } {
  return {
    pictures: { address: create2Address(pictureBytecode), deployData: pictureBytecode },
    badges: { address: create2Address(badgesBytecode), deployData: badgesBytecode },
  }
}
