import { cleanImageUrl, type Identity, isAsciiName, type ReadCall } from '@kit/core/adapter'
import { requireAddress } from '../address/ChecksumAddress.js'
import { readChain, unlessReverted } from '../rpc/toEvmRpcError.js'

/** Reads of a chain library from a universal resolver (ENSIP-23). All reject when the resolver reverts. */
export type NameReads = {
  /** Returns the primary name, for which the resolver has verified that it points back to the address. */
  readName(address: `0x${string}`): Promise<string | null | undefined>
  readAvatar(name: string): Promise<string | null | undefined>
  /** Returns the address of a name for a coin type (ENSIP-9, ENSIP-11), or nothing for a name that can't be normalized (ENSIP-15). */
  readAddress(name: string, coinType: bigint): Promise<string | null | undefined>
  /** Returns the normalized name (ENSIP-15), or undefined for an invalid one. */
  normalize(name: string): Promise<string | undefined>
}

/**
 * Returns the primary name of an address and the name's avatar, or nothing on a network without names. Names with confusable characters,
 * and avatars that aren't `https:` or a data image, are dropped. The avatar's host isn't contacted.
 *
 * @throws KitError `account/invalidAddress`; `rpc/failed`, `rpc/timedOut`: a missing response doesn't mean that there is no name.
 * @example await readIdentity(names, { network, address })
 */
export async function readIdentity(
  names: NameReads | undefined,
  call: ReadCall & { readonly address: string },
): Promise<Identity> {
  if (!names) return noIdentity
  const address = requireAddress(call.address)
  return readChain(() => read(names, address), call.signal, "Couldn't read the name.")
}

const noIdentity: Identity = { name: undefined, avatar: undefined }

async function read(names: NameReads, address: `0x${string}`): Promise<Identity> {
  const name = await names.readName(address).catch(unlessReverted)
  if (!name || !(await isNormal(names, name))) return noIdentity
  // The avatar is optional. A name is useful without it.
  const avatar = await names.readAvatar(name).catch(() => undefined)
  const imageUrl = avatar?.startsWith('blob:') ? undefined : cleanImageUrl(avatar)
  return { name, avatar: imageUrl }
}

/** Only normalized names (ENSIP-15) are shown, because other characters can make two names look the same. */
const isNormal = async (names: NameReads, name: string): Promise<boolean> =>
  isAsciiName(name) || (name.length <= 255 && (await names.normalize(name)) === name)
