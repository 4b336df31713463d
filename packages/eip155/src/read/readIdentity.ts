import { cleanImageUrl, type Identity, isPlainName, type ReadCall } from '@kit/core/adapter'
import { requireAddress } from '../address/ChecksumAddress.js'
import { readChain, unlessReverted } from '../rpc/toEvmRpcError.js'

/** What a chain library reads from a universal resolver (ENSIP-23). All reject when the resolver refuses. */
export type NameReads = {
  /** The primary name, which the resolver has checked to point back at the address. */
  readName(address: `0x${string}`): Promise<string | null | undefined>
  readAvatar(name: string): Promise<string | null | undefined>
  /** The address of a name on the chain of a coin type (ENSIP-9, ENSIP-11). Nothing for a name that cannot be normalised (ENSIP-15). */
  readAddress(name: string, coinType: bigint): Promise<string | null | undefined>
  /** The name as the registry has it (ENSIP-15); undefined for one that it can't have. */
  normalize(name: string): Promise<string | undefined>
}

/**
 * The primary name of an address and the name's picture; empty on a network without names. A name whose letters are not what they
 * seem, and a picture that is not `https:` or a data image, are dropped; no host of the picture is asked.
 *
 * @throws KitError `account/invalidAddress`; `rpc/failed`, `rpc/timedOut`: no answer is not the same as no name.
 * @example await readIdentity(names, { network, address })
 */
export async function readIdentity(
  names: NameReads | undefined,
  call: ReadCall & { readonly address: string },
): Promise<Identity> {
  if (!names) return nobody
  const address = requireAddress(call.address)
  return readChain(() => read(names, address), call.signal, "Couldn't read the name.")
}

const nobody: Identity = { name: undefined, avatar: undefined }

async function read(names: NameReads, address: `0x${string}`): Promise<Identity> {
  const name = await names.readName(address).catch(unlessReverted)
  if (!name || !(await isNormal(names, name))) return nobody
  // The picture is decoration: a name is worth showing without it.
  const avatar = await names.readAvatar(name).catch(() => undefined)
  const imageUrl = avatar?.startsWith('blob:') ? undefined : cleanImageUrl(avatar)
  return { name, avatar: imageUrl }
}

/** Only a name that is normal (ENSIP-15) is shown: other letters make two names look the same. */
const isNormal = async (names: NameReads, name: string): Promise<boolean> =>
  isPlainName(name) || (name.length <= 255 && (await names.normalize(name)) === name)
